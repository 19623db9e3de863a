/**
 * Names from public lists, labelled by a reader and not by the program: the tests of the person rules are checked
 * against them. Each list names its source.
 */

/**
 * Every name in GSA's 2020 sample extract that is a person's, although the register classifies it as a firm or an
 * entity.
 */
export const REGISTER_PERSONS: ReadonlySet<string> = new Set([
  'JAMES B KNOX',
  'JENNIFER DUFFEY',
  'JOHNNY POTS',
  'KEITH R OHANESIAN, D C',
  'LUAN MERAKU',
  'MARYALICE VITALE',
  'MICHAEL W HARDEE, D M D, M S,',
  'MOHAMMAD AYUB',
  'MOHAMMAD JAH KHAN',
  'MOHAMMAD JAN KHAN',
  'MOHAMMAD RHAMAN',
  'MOHAMMAD SHAH',
  'MR. ATTA JAN',
  'MR. DAUD ASAS',
  'MR. DAWOOD ASAS',
  'MR. HAJI ATTA JAN',
  'MR. HAJI MANIK',
  'MR. MOHAMMAD DAUD ASAS',
  'NANAI AGHA',
  'NOOR RAHMAN',
  'NOOR RAHMAN SAFA',
  'NUR RAHMAN',
  'NURULLAH JAN',
  'ORHAN SENKARDES',
  'RAYMOND NEWSOME, D. C.',
  'SELCUK BENLI',
  'SHAH MAHMOUD MANGAL',
  'SHAH MAHMUD KHAN',
  'ST. JOHN, MICHELINE K.',
  'TIMOTHY G. FLYNN, D C',
  'YOUSEF ZALAND',
  'ZERRIN NALBANOGLU',
]);

/** Names of that sample that could be a person's but show no sign of it: the rules let them pass. */
export const REGISTER_UNTOLD: readonly string[] = ['KOTESWARA ALSAKANI', 'LEON DIAS', 'RAO ALSAKANI', 'VAKIL SAADAT'];

/** Organisations of that sample that are named after people, or look it. */
export const REGISTER_ORGANIZATIONS: readonly string[] = [
  'JAISH-E-MOHAMMED',
  'JAYSH RIJAL AL-TARIQ AL-NAQSHABANDI',
  'KAHANE CHAI',
  'LECHERIA SANTA MONICA',
  'MARTIN AND MARTIN',
  'MILLER MED TRANS',
  'PALMERAS SANTA BARBARA',
  'RICHARD CLARK CHIROPRACTIC',
  'SELKAS ASANSOR SELCUK BENLI',
  'TODD KAUFMANN CHIROPRACTIC',
  'VAN HORNE X-RAY',
];

/** Persons among the untyped records of the Entity List and the nonproliferation list of 2026-07-31. */
export const UNTYPED_PERSONS: readonly string[] = [
  'Abd Al Hakim Luqman Jasim Muhammad',
  'Abou El-Khir Al Joundi',
  'Ala al-Shawi',
  'Aleksey Budnev (Russian individual)',
  'Ansar Mahmood',
  'Aristeidis A. Pappas',
  'Basha Asmath Shaikh',
  'Chang Myong-Chin',
  'Chas Newport',
  "Ch'oe Ch'o'l-min (a.k.a Choe Chol Min) (DPRK individual)",
  'Dick Leung',
  'Donna Lynn Ocampo',
  'Dr. Artush Parsi',
  'Edward Fan',
  'Faruk Yigit',
  'Fang Yu',
  'Gulnihal Yegane',
  'Gunther Migeotte',
  'H. Farahani',
  'Habib ur Rahman',
  'Hans Maria De Geetere',
  "Husayn Fa'ur",
  'Hia Soo Gan Benson',
  'Hia Soo Gan Benson Hia',
  'Lev Anatolyevich Yershov (Ershov)',
  'Liubov "Luba" Skvortsova',
  'M.R. Ahmadi',
  'Mahmood Akbari',
  'Moh Khoman',
  'Niki Panteli Kyriakou',
  'Nur Rochman Achmad',
  'O Kuk-Ryol',
  'Q.C. Chen',
  'Rose Ann Apigo',
  'S. M. Mirbagheri',
  'Sau Luen Chan',
  'Shan Mahmoud Khan Mangal',
  'Shehab Bin Braik Al Breiki',
  'Sher Qadir',
  'T.V. Joe Ouseppachan',
  'Vera Yordanova',
  'Wong Yuh Lan',
  'Yi-Lan Chen',
];

/** The one person in those records whom the rules let pass. */
export const UNTYPED_UNTOLD: readonly string[] = ['Khalidee Boolay Surinanda'];

/** Organisations in those records whose names have no legal form, and usually no trade word. */
export const UNTYPED_ORGANIZATIONS: readonly string[] = [
  'APEX St. Petersburg',
  'Akhtar & Munir',
  'Al-Faris',
  'Atlas Sanatgaran',
  'Beijing Tianhua',
  'Candiru',
  'Dick Kuo, Ltd.',
  'Digi Ghate',
  'Focus Middle East',
  'GBNTT',
  'Harbin Xinguang Feitian',
  'Huawei Denmark',
  'Iqbal Enterprises',
  'Karjalan Puutyo',
  'Kassem IT',
  'MCST Lebedev',
  'Mahdi Electronics',
  'Mirza and Co.',
  'NPP Istok',
  'Negin Parto  Khavar',
  'Otto Manufacturing',
  'Pars Amayesh Sanaat Kish',
  'Proven Honour',
  'Seyed Mousavi Trading',
  'Shenzhen Avanlane',
  'Tarh O Palayesh',
  'The Sadidians',
  'Yasa Part',
  'ZTE Parsian',
];

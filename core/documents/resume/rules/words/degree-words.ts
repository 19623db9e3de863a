import { remembered } from '../remembered.ts';

/** Abbreviated degrees without dots; `loosely` allows dots and spaces. */
const ABBREVIATED =
  'PhD DPhil EdD PharmD DDS DVM DBA MD JD LLM LLB MBA EMBA MSc MS MA MEng ME MEd MFA MPH MSW MPA MPP MPhil MTech MCom MCA MSN MM MArch MRes MSEd BSc BS BA BEng BE BEd BFA BBA BTech BCom BCA BSN BM BMus BArch BBus BASc BAS BSE BSEE BSCS MSCS AAS AA AS HND HNC GED PGCE PGDip PGCert LLD MBBS MBChB BVSc MSci MChem MPharm BPharm BDS MTh MDiv BDiv MStat MFin MIM MHA DNP DPT MAT EdS BAppSc BPhil BMedSci BCS BHM BPT MMath MPhys FdA FdSc CertHE DipHE BTS DUT DEUG';

/** Common subjects of degrees. A word after one of them is the field. */
const SUBJECTS =
  'applied science|fine arts|arts|business administration|science|engineering|technology|commerce|music|education|laws?|philosophy|medicine|architecture|public health|public administration|public policy|social work|social sciences?|accountancy|nursing practice|nursing|pharmacy|design|computer applications|computer science|information technology|political science|veterinary medicine|dental surgery|physical therapy|divinity|theology|research|finance|applied arts|liberal arts|general studies';

/** What a bachelor, master or doctor is of. */
const OF_SUBJECTS = `of (?:(?:${SUBJECTS})(?!\\p{L})|\\p{L}{2,20}(?: (?:and|&) \\p{L}{2,20}| (?!in |degree)\\p{Lu}\\p{L}{1,20}){0,3})`;

/** Degrees and other qualifications in full, by the countries that award them. */
const IN_FULL = [
  `(?:bachelor|master|doctor|associate|(?:(?:graduate|postgraduate|advanced|national|higher) )?(?:diploma|certificate)(?= of ))(?:'s|\u2019s|s)?(?: degree)?(?: ${OF_SUBJECTS})?`,
  'juris doctor|doctorate|postdoc(?:toral)?(?: fellow(?:ship)?)?|executive mba|foundation degree|licentiate|bootcamp',
  '(?:high school|secondary school|graduate|postgraduate|advanced|higher|professional|national|vocational|technical|trade|occupational)? ?(?:diploma|certificate)(?: (?:i{1,3}|iv|v)(?![\\p{L}.]))?(?: of (?:completion|achievement))?(?: program(?:me)?| course)?',
  'a-levels|a levels|t levels?|gcses|(?:(?:secondary )?school )?leaving certificate|ib diploma|higher technician|apprenticeship',
  'btec (?:(?:level \\d|extended|higher|national|first) ){0,2}(?:diploma|certificate|award)|higher national (?:diploma|certificate)',
  '(?:nvq )?level \\d (?:diploma|certificate)|[ns]vq level \\d|(?:btec|city (?:&|and) guilds) level \\d',
  '(?:international )?baccalaur[eé]at(?:e)?(?: (?:g[eé]n[eé]ral|technologique|professionnel))?|licence(?: professionnelle)?',
  '(?:vor)?diplom(?:-?ingenieur(?:in)?)?|dipl\\.-(?:ing|kfm|kffr|inf|phys|math|chem|biol|psych|päd|soz|volksw)\\.|staatsexamen',
  'abitur|fachabitur|fachhochschulreife|mittlere reife',
  'licenciatura|licenciad[oa]|grado(?=$| en )|m[aá]ster(?= en )|maestría|bachillerato|t[eé]cnico superior|tecn[oó]logo',
  'mestrado|bacharelado|doutorado|laurea(?: (?:magistrale|triennale|specialistica))?|maturità',
  '(?:kandidat|magister|master|högskole|civilingenjörs)examen|(?:kandidat|bachelor|master)grad',
  'magister|licencjat|matura|maturita',
].join('|');

/** Allows a dot or a space after each letter of an abbreviation. */
function loosely(abbreviation: string): string {
  return abbreviation
    .split(/(?=[A-Z])/)
    .map((part) => (part.length > 1 ? `(?:${part}|${part.toUpperCase()})\\.?` : `${part}\\.?`))
    .join(' ?');
}

/** Any other abbreviation with dots: "B.S.C.E.", "M.S.Ed.", "S.B." */
const DOTTED = '(?!M\\.I\\.T)[ABM]\\.[A-Z]\\.(?:[A-Z][a-z]{0,2}\\.){1,2}|[AS]\\.[BM]\\.|Sc\\.[BMD]\\.|Ed\\.[MDS]\\.';

const SHORT = ABBREVIATED.split(' ')
  .toSorted((a, b) => b.length - a.length)
  .map(loosely)
  .join('|');

const HONOURS =
  '(?-i:(?: ?\\((?:[Hh]ons?|[Hh]onou?rs|[A-Z]\\.?[A-Z][A-Za-z.]{0,5})\\.?\\)| (?:[Hh]ons?|[Hh]onou?rs)\\.?(?!\\p{L}))?)';

/** Abbreviations differ from other words by their capitals. */
const SHORT_DEGREE = new RegExp(`^(?:${DOTTED}|${SHORT})${HONOURS}(?![\\p{L}\\p{N}])`, 'u');
const FULL_DEGREE = new RegExp(`^(?:${IN_FULL})${HONOURS}(?![\\p{L}\\p{N}])`, 'iu');

/** Returns the degree at the start of a text, or ''. */
export const degreeAt = remembered((text: string): string => {
  return (SHORT_DEGREE.exec(text) ?? FULL_DEGREE.exec(text))?.[0] ?? '';
});

/** Whether a text begins with an abbreviated degree. */
export function isShortDegree(text: string): boolean {
  return SHORT_DEGREE.test(text);
}

/** A degree with its field; an "Associate in Research" is a job. */
export const DEGREE_OF =
  /^(?:(?:bachelor|master|doctor)(?:'s|\u2019s|s)? (?:of|in)|associate(?:'s|\u2019s|s)? of)(?!\p{L})/iu;

/** Kinds of schools, in several languages, folded. */
export const SCHOOL_KINDS: ReadonlySet<string> = new Set(
  `university college school academy institute polytechnic conservatory seminary universidad universidade universita
  universite universitat universität université università universiteit universitet üniversitesi hochschule
  fachhochschule école ecole instituto institut istituto politecnico politécnica politechnika escuela colegio lycée
  gymnasium faculty universitas universiti univerzita univerzitet universitatea uniwersytet
  yliopisto egyetem politécnico faculdade colégio escola liceo liceum lycee hogeschool folkhögskola gymnasieskola
  högskolan realschule berufsschule berufskolleg gesamtschule vidyalaya akademia academia accademia uni`.split(/\s+/),
);

/** Words in names of schools, folded. */
export const SCHOOL_WORDS: ReadonlySet<string> = new Set([
  ...SCHOOL_KINDS,
  ...'mit eth epfl ucla usc nyu tafe iit caltech suny cuny kaist postech insead'.split(' '),
]);

/** Examinations of schools and professions, as they stand by themselves beside a date or a school. As a part of other texts they mean many things. */
export const EXAMS: ReadonlySet<string> = new Set(
  'ACCA ACA CIMA CPA CFA SSC HSC SSLC SLC KCSE KCPE WASSCE WAEC Matric Matriculation'.split(' '),
);

/** Kinds of bodies that teach, though they are no schools, folded. None of them is a subject. */
export const TEACHING_BODIES: ReadonlySet<string> = new Set(
  `hospital infirmary clinic centre center trust council society association federation foundation board shipyard guild chamber
  ministry institution museum ltd limited inc plc llc gmbh`.split(/\s+/),
);

/** Kinds of training, folded. They are neither schools nor degrees. */
export const TRAINING: ReadonlySet<string> = new Set(
  'course courses training certification certifications workshop workshops seminar seminars'.split(' '),
);

/** Words in names of fields of study, folded. */
export const SUBJECT_WORDS: ReadonlySet<string> = new Set(
  `accountancy accounting administration agriculture analytics animation anthropology archaeology architecture art arts aviation
  banking biochemistry biology business chemistry communication communications computing criminology dance dentistry design drama
  ecology economics education electronics engineering english epidemiology finance forestry french genetics geography geology german
  history hospitality humanities hydrology hygiene informatics journalism justice kinesiology law linguistics literature logistics
  management marketing mathematics maths mechanics mechatronics medicine microbiology music neuroscience nursing nutrition pharmacy
  philosophy photography physics policy politics psychology relations robotics science sciences sculpture sociology spanish
  statistics studies systems taxation technology theatre theology therapy tourism welding writing`.split(/\s+/),
);

/** Splits a list at white space. */
function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Titles before a person's name. Folded, like all lists here. */
export const TITLES = words(
  'mr mrs ms miss mme mlle dr prof professor sir dame rev reverend fr hon sheikh shaykh shaikh mullah maulvi maulana mawlawi haji hajji qazi hojatoleslam ayatollah señor senor senora sra don dona herr frau shah capt captain col colonel maj sgt lt',
);

/** Degrees and licences after a person's name. */
export const PROFESSIONAL_SUFFIXES = words(
  'md dds dmd dpm dvm phd edd rn lpn lvn crna arnp aprn lcsw lmft esq esquire rph pharmd psyd',
);

/** Suffixes that distinguish generations. */
export const GENERATION_SUFFIXES = words('jr sr junior');

/** Particles between a person's names that never occur in a company's. */
export const FILIATIONS = words('bin bint ibn binti ould oglu ogly kyzy');

/** Last words of Persian, Pashtun and Mughal names that no company without a trade word has. */
export const HONORIFICS_BEHIND = words('khan jan agha');

/** Words that join names or make a phrase: a person's name has none. */
export const CONNECTIVES = words('and of the for in on at by to with from und et as no number');

/** Endings of Slavic patronymics. */
export const PATRONYMIC = /^[a-z]{3,20}(?:[eo]vich|[eo]vitch|[eo]vna|ichna)$/;

/**
 * Given names common where the lists' persons come from: the United States, Latin America, Europe, Russia and its
 * neighbors, the Caucasus, the Arab world, Iran, Turkey, South Asia. Excludes those equally common in the names of
 * firms ("Victoria", "Sterling", "Austin", "Mercedes", "Sierra", "Cruz", "Delta").
 */
export const GIVEN_NAMES = words(`
  aaron abbas abby abdallah abdel abdelaziz abdelhakim abdelkader abdolhossein abdolreza abdoulaye abdul abdulaziz
  abdulkarim abdulla abdullah abdulrahman abdur abel abigail abou abraham abu achmad adalberto adam adel adib adnan
  adolfo adrian adriana adrienne afsaneh agnes ahmad ahmadreza ahmed ahmet aida aidan ajab ajay akbar akhmed akhtar
  akram ala alaeddin alain alan albert alberto aleh alejandra alejandro aleksandar aleksander aleksandr aleksandra
  aleksei aleksey alessandro alex alexander alexandr alexandra alexandre alexei alexey alexis alfonso alfred alfredo
  ali alice alicia alina alireza alisa allan allen allison alvaro alvin alyssa amal amanda ambar amin amina amir amit
  ammar amr amy ana anastasia anastasiya anastasya anatoli anatolii anatoliy anatoly anders andre andrea andreas
  andrei andres andrew andrey andriy angel angela angelica angelina anil anita ann anna anne annette annie anousheh
  anthony antoine anton antonina antonio anwar anwer april aram arash aref ariel arif aristeidis arkadiy arkady arman
  armando armen arnaud arnold arsen arslan art artem arthur artur arturo arun arvind asad asadollah asadullah asghar
  ashley ashok ashot ashraf asif aslan asmath assadullah atefeh atif audrey augusto aurelio avtandil ayman ayoub aysha
  ayub azadeh azam aziz babak bahman bahram barbara barry bartholomew bashar basheer bashir beatrice beatriz behnam
  behnaz behrouz behruz behzad benito benjamin berge bernard bernardo bernice bert besarion bessie beth bethany betty
  beverly bijan bilal biljana billy bob bobby bogdan boris bozorgmehr bradley branko brenda brendan brent brett brian
  bridget brittany bruce bryan buhary burak burhan calvin camila candice carl carla carlos carmen carol carole
  caroline carolyn carrie cassandra catalina catherine cathy cecilia cedric cengiz cenk cesar chad charlene charles
  charlotte chas cheryl chris christian christina christine christof christophe christopher cihan cindy claire clara
  clarence claude claudia claudio clifford colette colin colleen connie constantin corey cornelius courtney craig
  cristian cristina curtis cynthia daler daniel daniela danielle danny darius dariusz darrell darren darryl daryl
  daryoush daud daulat dave david davit davood dawood dean deanna deborah debra deepak dejan delfina delia demetrios
  denis denise dennis denys derek derrick diana diane dick diego dieter dilip dimitar dimitri dina dirk djamal
  djamshid djordje dmitri dmitrii dmitriy dmitry dolores dominic dominique donald donna donny dora doreen doris
  dorothy douglas dragan duane dusan dustin dwayne ebrahim ebru eddie edgar eduard eduardo edward edwin egor ehsan
  eileen ekaterina elaheh elaine eldar eleanor elena elham eli elias eliyahu elizabeth elizaveta ella ellen elmer
  elnur elsa elvira emad emal emil emilia emilio emily emma emmanuel emre engin enrique erdal erdem ergin eric erica
  erich erik erika erin ernest ernesto ersin erwin esmaeil esmail esther ethan eugene eugenia eugenio eva evelyn
  evgeni evgenia evgenii evgeniy evgeny eyad fabian fabio fahad faisal farah faraj fardin farhad fariba farid farrokh
  farshad farshid faruk farzad farzaneh fatemeh fathi fatima fatma fawzi faysal fazal fazil fedor felicia felipe
  ferdinand fereshteh fereydoun fernanda fernando feroz filip firouz florian florin fouad frances francesca francesco
  francine francis francisco francois frank franklin franz fred freddie frederic frederick fredrick frieda friedrich
  fuad fulya gabriel gabriela gary gaston gaurav gavin gela gennadi gennadiy gennady geoffrey george georges georgi
  georgiy gerald geraldine gerard gerardo gerhard german gertrude ghaith ghasem ghassan gholam gholamhossein
  gholamreza giancarlo giga gilbert gilberto gina ginka giorgi giorgio giovanni giuseppe gladys glenda glenn gloria
  gokhan goran gordon gotthard graciela graham greg gregory grigori grigoriy grigory guadalupe guillaume guillermo
  gulnara gulnihal gulsen gunter gunther gustavo habib habibullah hadi hafiz haim hakan hakim hamad hamed hamid
  hamideh hamidreza hamidullah hamza hana hani hannah hans haris harold haroon haroun harriet harry harsh harun harvey
  hasan hashem hassan hatem hazem heather hector hedayat heidi heinrich heinz helen helena helga helmut henri henrik
  henry herbert heriberto herman hermann hermine hernan heydar hila hooman hosein hossein houshang hovhannes howard
  hristo hubert hugh hugo humberto husam husayn husein huseyin hussain hussein ian ibrahim ida idris igor ihar ihor
  ihsan ilaha ilgar ilham ilia ilona ilya imad imran ines ingrid inna iqbal ira iraj irakli irene irina irma irum
  isaac isabel isabella iskren ismael ismail issa ivan ivana ivanka ivo izzat jaber jack jackie jacob jacqueline
  jacques jafar jahangir jaime jake jalal jalaluddin jalil jamal james jamie jamil jamshid jan jana jane janet janice
  janusz jared jasim jasmin jason javad javed javid javier jawad jawed jay jean jeanette jeanne jeff jeffery jeffrey
  jelena jennifer jenny jens jeremiah jeremy jerome jerry jesse jessica jessie jesus jill jim jimmy joachim joan joann
  joanna joanne joaquin jodi jody joe joel johan johann johannes john johnnie johnny jon jonathan jorg jorge jose
  josef josefina joseph josephine joshua josip jovan joyce juan juana juanita judith judy juergen julia julian juliana
  julie julio julius jurgen justin kamal kambiz kamel kamran kapil karapet karen karim karimullah karin karina karl
  karla katarina kate kateryna katherine kathleen kathryn kathy katie katrina kaveh kayvan kazem keith keivan kelly
  kemal ken kenneth kerry kevin khachik khaled khalid khalifa khalil khodadad khosrow khurshid kim kimberly kirill
  kishore klaus konstantin kosol kourosh kristen kristin kristina kristine kseniya kulsum kursad kurshid kurt kyle
  larisa larry lars lasha laszlo latifa laura lauren laurent laurie lawrence leah leila leland lena leo leonard
  leonardo leonel leonid leonor leopoldo leroy leslie lester leticia lev levan lewis liam lidia lidiya lilia lilian
  lillian linda lisa liubov ljiljana lloyd lois lonnie lori lorraine louis louise luan luc luca lucas lucia luciano
  lucy lufti luigi luis luisa lukas luke luqman luz lydia lyle lynn lyubka lyubov lyudmila maciej madeline magdalena
  magomed maha mahdi mahmood mahmoud mahmud mahmut mahsa mahtab majed majid maksim maksym malcolm malik mamdouh mamuka
  manfred manohar mansoor mansour manuel manuela marat marc marcel marcella marcelo marcia marcin marco marcos marcus
  margaret margarita maria marian mariana marianne marie marilyn mario mariya marjorie mark marko markus marlene
  marsha marta martha martin martina marvin mary maryalice maryam maryan maryna marziyeh masood masoud massoud mateo
  mathew mathias matteo matthew matthias maureen maurice mauricio maurizio maxim maxime maxwell mehdi mehmet mehran
  mehrdad mehrzad mei melanie melinda melissa melvin meysam michael michaela micheal michel michele michelle miguel
  mihaela mihai mikael mikhail milan mildred milos milton mindy miriam mirjana mirza mitchell moaz moez moh mohamad
  mohamed mohammad mohammadreza mohammed mohd mohsen mohtaram mojahid mojtaba molly monica monika monique morteza
  moses moshe moslem mostafa mousa muhammad muhammed muhannad mujahid mukesh munir murad murat musa mustafa muzaffar
  mykhailo mykola myra myriam myron nabil nader nadezhda nadia nadine nahid nahum naim najib nancy naomi naser nasir
  nasrin nasrullah nasser natalia natalie nataliya natalya natasha natela nathan nathaniel nawaf neda neil nelson
  nestor nicholas nick nicola nicolae nicolas nicole nikita nikola nikolai nikolaos nikolay nikoloz nikos nima nina
  nodar noel noor nora norma norman nour nur nuran nuri nurullah octavio oguz okan oksana olaf oleg oleh oleksandr
  oleksii oleksiy olena olga olgun oliver olivia olivier omar omer onder onur orhan osama oscar osman otto ozgur pablo
  paige pamela panteli paola paolo parisa parvin parviz pascal pasquale patricia patricio patrick patty paul paula
  pauline paulo pavel pavlo pavol payam pedram pedro peggy pejman penny perry peter petr petra phil philip philippe
  phillip phyllis pierre pieter pietro piotr porfirio prakash preston priscilla priya qadir qais qasem qasim rachel
  rachid radovan rafael raheem rahim rahul raisa raj rajesh rajiv rakesh ralph ramazan rami ramin ramiro ramon ramona
  ramzan randall randy raouf rashid rasoul raul ravi ray raymond rebecca reginald rehan reinaldo reinhard rene renee
  resit reyhaneh reza rhonda ricardo riccardo richard rick ricky riyad rizk rob robert roberta roberto robin rocio
  rodney rodolfo rodrigo rogelio roger rohollah roland rolf roman ronald ronnie rosa rosalie rosario rosemary rostam
  rouhollah roxanne roy roza ruben rudolf rudolph rudy rufina ruslan russell rustam rustem ruth ryan saad saba sabina
  sabri sabrina sadegh sadettin sadiq saeed saeid safar said saif sajjad salah saleem saleh salem salim sally salman
  salvador salvatore sam samantha sameer sami samih samir samuel samvel sandra sanjay sanjeev santiago sara sarah
  sardar sargis sasha satish saud saul savas sayed sayyed sayyid scott sean sebastian sedigheh selcuk selim semih
  semyon serge sergei sergej sergejs sergey sergii sergio sergiy serhan serhat serhii serhiy serkan seth sevan seyed
  seyyed shahin shahram shahriar shahrzad shaji shakeel shamil shane shannon shapour sharif sharjeel sharon shaun
  shawn sheila shelly sherri sherry shirin shirley shota siamak siarhei sidney silvia simin simon simone sinan slavica
  slobodan socrates sofia soheil sohrab soner sonia sophia sophie soraya stacey stacy stanislav stanley stefan stefano
  steffen stephan stephanie stephen steve steven stewart stuart subhash sukru suleyman sunil suren suresh susan susana
  susanna suzanne sven svetlana svitlana syed sylvia taha tahereh tahir talal tamara tamer tammy tanya tara tarek
  tariel tariq tatiana tatyana tayfun ted temur tengiz teresa terrance terrence terri terry theodore theresa thierry
  thomas tiffany tigran tim timofey timothy timur tina todd tofiq tolga tom tomas tomasz tommy tony tonya touraj
  tracey tracy travis tristan troy turgut tyler tyrone ugur umar umit usama usman uwe uzman vadim vahan vahe vahid
  valentin valentina valeri valerie valeriy valery vanessa vardan vasili vasilios vasiliy vasily vasyl vazgen veljko
  vera vernon veronica veronika viacheslav vicente vicki victor vijay vikas vikram viktor viktoria viktoriya vincent
  vincenzo vinod viola vitali vitaliy vitaly vito vivian vlad vladimir vladislav volkan volodymyr vyacheslav wade wael
  wafa waleed walid wallace walter wanda warren waseem wassim wayne wendy werner wesley wilbert wilfred wilhelm
  willard william willie wolfgang yahya yalcin yana yann yaroslav yasar yasin yasir yasser yauheni yavuz yegor
  yekaterina yelena yevgeni yevgeniy yevgeniya yevgeny yilmaz yolanda yosef yousef youssef yuksel yulia yuliya yunus
  yuri yurii yuriy yury yusuf yves yvette yvonne zachary zafer zahid zahir zahra zaid zaur zaza zbynek zeinab zerrin zeljko
  zeynep zhanna zhelyaz zia ziad zohreh zoran zubair zulfiqar zulfiya zurab
`);

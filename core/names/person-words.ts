/** The words of a list that white space parts. */
function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Words before a person's name. Folded, as all lists here. */
export const TITLES = words(
  'mr mrs ms miss mme mlle dr prof professor sir dame rev reverend fr hon sheikh shaykh shaikh mullah maulvi maulana mawlawi haji hajji hojatoleslam ayatollah señor senor senora sra don dona herr frau capt captain col colonel maj sgt lt',
);

/** Degrees and licences that stand after a person's name. */
export const PROFESSIONAL_SUFFIXES = words(
  'md dds dmd dpm dvm phd edd rn lpn lvn crna arnp aprn lcsw lmft esq esquire rph pharmd psyd',
);

/** What tells generations of a name apart. */
export const GENERATION_SUFFIXES = words('jr sr junior');

/** Particles between a person's names, and nowhere in a company's. */
export const FILIATIONS = words('bin bint ibn binti ould oglu ogly kyzy');

/** Words that join names or turn one into a phrase: no person's name has them. */
export const CONNECTIVES = words('and of the for in on at by to with from und et as no number');

/** The endings of Slavic patronymics. */
export const PATRONYMIC = /^[a-z]{3,20}(?:[eo]vich|[eo]vitch|[eo]vna|ichna)$/;

/**
 * Given names that are common where the lists' persons come from: the United States, Latin America, Europe, Russia and its
 * neighbours, the Arab world, Iran, Turkey, South Asia. Left out are those that are as common in the names of firms
 * ("Victoria", "Sterling", "Austin", "Mercedes", "Sierra", "Cruz", "Delta").
 */
export const GIVEN_NAMES = words(`
  aaron abbas abby abdallah abdel abdelaziz abdelkader abdolreza abdoulaye abdul abdulaziz abdulkarim abdulla
  abdullah abdulrahman abdur abel abigail abraham abu adalberto adam adel adnan adolfo adrian adriana adrienne agnes
  ahmad ahmadreza ahmed ahmet aida aidan akbar akhmed akram alain alan albert alberto aleh alejandra alejandro
  aleksandar aleksander aleksandr aleksandra aleksei aleksey alessandro alex alexander alexandr alexandra alexandre
  alexei alexey alexis alfonso alfred alfredo ali alice alicia alina alireza alisa allan allen allison alvaro alvin
  alyssa amanda amin amina amir amy ana anastasia anastasiya anatoli anatoliy anatoly anders andre andrea andreas
  andrei andres andrew andrey andriy angel angela angelica angelina anil anita ann anna anne annette annie anthony
  antoine anton antonina antonio anwar april arash aref ariel arif arkadiy arkady armando arnaud arnold arsen artem
  arthur artur arturo arun asad asghar ashley ashok ashraf asif aslan atif audrey augusto aurelio ayman aysha ayub
  azam aziz babak bahman bahram barbara barry bartholomew bashar bashir beatrice beatriz behnam behrouz behzad
  benito benjamin bernard bernardo bernice bert bessie beth bethany betty beverly bilal billy bob bobby bogdan boris
  bradley branko brenda brendan brent brett brian bridget brittany bruce bryan burak calvin camila candice carl
  carla carlos carmen carol carole caroline carolyn carrie cassandra catalina catherine cathy cecilia cedric cesar
  chad charlene charles charlotte cheryl chris christian christina christine christophe christopher cindy claire
  clara clarence claude claudia claudio clifford colette colin colleen connie constantin corey cornelius courtney
  craig cristian cristina curtis cynthia daler daniel daniela danielle danny darius dariusz darrell darren darryl
  daryl daud daulat dave david davood dawood dean deanna deborah debra delfina delia denis denise dennis denys derek
  derrick diana diane diego dieter dimitar dimitri dina dirk dmitri dmitrii dmitriy dmitry dolores dominic dominique
  donald donna dora doreen doris dorothy douglas dragan duane dusan dustin dwayne ebrahim eddie edgar eduard eduardo
  edward edwin egor ehsan eileen ekaterina elaine eldar eleanor elena elham eli elias elizabeth ella ellen elmer
  elsa elvira emad emil emilia emilio emily emma emmanuel enrique eric erica erich erik erika erin ernest ernesto
  erwin esmail esther ethan eugene eugenia eugenio eva evelyn evgeni evgenia evgenii evgeniy evgeny fabian fabio
  fahad faisal farah farhad fariba farid fatemeh fathi fatima fatma fawzi faysal fedor felicia felipe ferdinand
  fereydoun fernanda fernando filip florian florin fouad frances francesca francesco francine francis francisco
  francois frank franklin franz fred freddie frederic frederick fredrick frieda friedrich fuad gabriel gabriela gary
  gaston gavin gennadi gennadiy gennady geoffrey george georges georgi georgiy gerald geraldine gerard gerardo
  gerhard german gertrude ghassan gholamreza giancarlo gilbert gilberto gina giorgi giorgio giovanni giuseppe gladys
  glenda glenn gloria goran gordon graciela graham greg gregory grigori grigoriy grigory guadalupe guillaume
  guillermo gulnara gunter gunther gustavo hadi hafiz haim hakan hamad hamed hamid hamidreza hamza hana hani hannah
  hans haris harold haroon harriet harry harun harvey hasan hashem hassan hatem hazem heather hector heidi heinrich
  heinz helen helena helga helmut henri henrik henry herbert heriberto herman hernan hosein hossein howard hubert
  hugh hugo humberto husam husayn husein hussain hussein ian ibrahim ida idris igor ihar ihor ihsan ilham ilia ilona
  ilya imad imran ines ingrid inna iqbal ira iraj irene irina irma isaac isabel isabella ismael ismail issa ivan
  ivana ivanka ivo jaber jack jackie jacob jacqueline jacques jafar jaime jake jalal jalaluddin jalil jamal james
  jamie jamil jamshid jan jana jane janet janice janusz jared jasmin jason javad javed javier jawad jay jean
  jeanette jeanne jeff jeffery jeffrey jelena jennifer jenny jens jeremiah jeremy jerome jerry jesse jessica jessie
  jesus jill jim jimmy joachim joan joann joanna joanne joaquin jodi jody joe joel johan johann johannes john
  johnnie johnny jon jonathan jorg jorge jose josef josefina joseph josephine joshua josip joyce juan juana juanita
  judith judy juergen julia julian juliana julie julio julius jurgen justin kamal kamel kamran karen karim karin
  karina karl karla katarina kate kateryna katherine kathleen kathryn kathy katie katrina kaveh kazem keith kelly
  kemal kenneth kerry kevin khaled khalid khalifa khalil khosrow kim kimberly kirill klaus konstantin kristen
  kristin kristina kristine kseniya kurt kyle larisa larry lars laszlo latifa laura lauren laurent laurie lawrence
  leah leila leland lena leo leonard leonardo leonel leonid leonor leopoldo leroy leslie lester leticia lev lewis
  liam lidia lidiya lilia lilian lillian linda lisa lloyd lois lonnie lori lorraine louis louise luc luca lucas
  lucia luciano lucy luigi luis luisa lukas luke luz lydia lyle lynn lyudmila maciej madeline magdalena maha mahdi
  mahmood mahmoud mahmud mahmut majed majid maksim maksym malcolm malik mamdouh mansour manuel manuela marat marc
  marcel marcella marcelo marcia marcin marco marcos marcus margaret margarita maria marian mariana marianne marie
  marilyn mario marjorie mark marko markus marlene marsha marta martha martin martina marvin mary maryam maryna
  marziyeh masood masoud massoud mateo mathew mathias matteo matthew matthias maureen maurice mauricio maurizio
  maxim maxime maxwell mehdi mehmet mehran mehrdad mei melanie melinda melissa melvin michael michaela micheal
  michel michele michelle miguel mihai mikael mikhail milan mildred milos milton mindy miriam mirjana mitchell moez
  mohamad mohamed mohammad mohammadreza mohammed mohsen mojtaba molly monica monika monique morteza moses moshe
  mostafa muhammad muhammed muhannad murad murat musa mustafa mykhailo mykola myra myriam myron nabil nader nadezhda
  nadia nadine naim najib nancy naomi nasir nasser natalia natalie nataliya natalya natasha nathan nathaniel nawaf
  neil nelson nestor nicholas nick nicola nicolae nicolas nicole nikita nikola nikolai nikolaos nikolay nina noel
  noor nora norma norman nour nuri octavio oksana olaf oleg oleh oleksandr oleksii oleksiy olena olga oliver olivia
  olivier omar omer osama oscar osman otto pablo paige pamela paola paolo pascal pasquale patricia patricio patrick
  patty paul paula pauline paulo pavel pavlo pavol pedro peggy penny perry peter petr petra phil philip philippe
  phillip phyllis pierre pietro piotr porfirio preston priscilla priya qasem qasim rachel radovan rafael rahim rahul
  raisa raj rajesh ralph ramazan rami ramiro ramon ramona randall randy raouf rashid raul ravi ray raymond rebecca
  reginald reinaldo reinhard rene renee reza rhonda ricardo riccardo richard rick ricky riyad rizk rob robert
  roberta roberto robin rocio rodney rodolfo rodrigo rogelio roger roland rolf roman ronald ronnie rosa rosalie
  rosario rosemary roxanne roy roza ruben rudolf rudolph rudy rufina ruslan russell rustam rustem ruth ryan saad
  saba sabina sabrina sadegh sadiq saeed saeid said saif sajjad salah saleh salem salim sally salman salvador
  salvatore sam samantha sameer sami samih samir samuel sandra sanjay santiago sara sarah sasha saud saul sayed
  sayyed sayyid scott sean sebastian selim semyon serge sergei sergej sergejs sergey sergii sergio sergiy serhii
  serhiy seth seyed seyyed shahin shahram shahriar shane shannon sharif sharon shaun shawn sheila shelly sherri
  sherry shirin shirley siamak siarhei sidney silvia simon simone slobodan sofia soheil sonia sophia sophie soraya
  stacey stacy stanislav stanley stefan stefano steffen stephan stephanie stephen steve steven stewart stuart
  subhash sunil suresh susan susana suzanne sven svetlana svitlana syed sylvia taha tahir talal tamara tamer tammy
  tanya tara tarek tariq tatiana tatyana ted teresa terrance terrence terri terry theodore theresa thierry thomas
  tiffany tim timothy timur tina todd tom tomas tomasz tommy tony tonya tracey tracy travis tristan troy tyler
  tyrone umar usama usman uwe vadim vahid valentin valentina valeri valerie valeriy valery vanessa vasili vasiliy
  vasily vasyl veljko vera vernon veronica veronika viacheslav vicente vicki victor vijay viktor viktoria viktoriya
  vincent vincenzo viola vitali vitaliy vitaly vito vivian vlad vladimir vladislav volodymyr vyacheslav wade wael
  wafa waleed walid wallace walter wanda warren wassim wayne wendy werner wesley wilbert wilfred wilhelm willard
  william willie wolfgang yahya yana yann yaroslav yasin yasir yasser yauheni yegor yelena yevgeni yevgeniy yevgeny
  yolanda yosef yousef youssef yulia yuliya yuri yurii yuriy yury yusuf yves yvette yvonne zachary zahid zahra zaid
  zaur zeljko zhanna zia ziad zoran zulfiqar
`);

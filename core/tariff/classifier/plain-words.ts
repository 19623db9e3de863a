import { stemWord } from './stem.ts';

/** Words that never name goods by themselves: qualities, quantities, possessives, actions and collective names. */
const GENERIC_WORDS = `
  general
  accessory accessorie accessories addition additional adult adults age all amazing amount antique apparel appliance appliances
  apply approx article articles assorted assortment attachment authentic auto automatic average baby back bad bargain base basic
  batch beach beautiful best better big birthday black blank blue body bottom boy boys brand brands brandnew bright brown bulk
  bundle business buy case category charming cheap chemical chemicals child children choice clean cleaning clear clothes
  clothing collectible collection color colored colorful colors colour combo comfort comfortable commercial commodities
  commodity common compact complete component components condition consignment consolidated construction consumer contemporary
  content contents convenient cool couple courier craft crafts custom customer customized cute daily dark day deal decor
  decoration decorations decorative delivery deluxe description design designer desktop detail details device devices different
  digital discount display diverse domestic double dry durable duty dutiable each ease easy economy efficient effect electric
  electrical electronic electronics elegant empty entry environmental equipment equipments essential essentials exclusive
  express extra fabulous family famous fancy fantastic fashion fashionable father favor favorite female festival fine first fit
  fitting fittings five flat flexible flight foldable food foods foodstuff foodstuffs four fragile free freight fresh friend
  friendly full fun functional furnishings furniture gentle gift gifts girl girls gizmo gizmos gold good goods gorgeous grade
  grams grand gray great green grocery group hand handmade handy happy hard hardware hazardous health healthy heavy height hello
  high holiday home homeware homewares hot house household houseware housewares huge idea ideal import important inch inches
  indoor industrial industry ingredient ingredients inner item items job jumbo junior kid kids kilo kilogram kilograms kind
  kinds kit kits lady ladies large latest layer left length light lightweight like liquid liquids little long lot lots love
  lovely low lower luxury machinery magic main male man manual many material materials maximum medical medium men merchandise
  metal mid middle mini minimum miscellaneous misc mix mixed mobile model models modern mother multi multicolor multifunction
  multifunctional multipurpose natural navy necessity necessities need new nice night non-hazardous normal novelty number object
  objects office official old one online open option optional orange order ordinary organic original other others outdoor outer
  outfit overall own pack package packaged packages packaging packet packing packs pair pairs parcel parcels part parts party
  perfect person personal personalised personalized pet pharmaceutical piece pieces pink place plain plastic play popular
  portable possession possessions practical prefer premium present presents pretty price print printed private pro product
  products professional promo promotion promotional property protection protective public purchase pure purple purpose purposes
  qty quality quantity quick quiet random range rare ready real red refill regular related repair replacement residential
  resistant retail retro return reusable right room round royal rustic safe safety sale sales sample samples scented school
  second selection seller series service services set sets several shape shaped shipment shipping shop side
  silver simple single size sized sizes slim small smart smooth soft solid solution solutions some something spare special
  specialty sport sports sportswear square standard standart steel stock storage store stretch strong stuff style styles stylish
  subject substance substances suitable summer super supply supplies supplier surface surprise sweet system systems tall
  technology test textile textiles thick thin thing things three tiny title tool tools top total traditional travel trend
  trendy type types ultra unbranded unique unisex unit units universal upper urgent use used useful user value various vegan
  version very vintage wall want warm washable waterproof wear weather wedding week weight western whatever white whole
  wholesale wide width wild winter wireless woman women wonderful work workshop world yellow you young your zero mm cm kg lb lbs
  oz ml gsm ft xs xl xxl xxxl xx sml os pk ea prs doz beige khaki mocha maroon teal turquoise lilac lavender fuchsia magenta
  taupe burgundy my me we us our his her him she he they them it its i am yes no not none null nothing unknown please thank
  thanks ok okay hi hey bye bitcoin crypto google facebook visa mastercard paypal email website invoice payment account money
  dollar dollars bank news music movie game info information question answer data file text word words name names address phone
  call hate life time year month hour today tomorrow yesterday january february march april may june july august september
  october november december monday tuesday wednesday thursday friday saturday sunday go going get got give make made take see
  look find come can could will would should shall might must do does did done have has had be been let know think say tell ask
  try how what when where why who which here there now then so if but because again about more most much less least just only
  even still also too freedom happiness peace justice democracy education politics science history culture nature dream dreams
  hope duties rate rates tax taxes tariff customs code codes hts classify classification jump jumps over under lazy john mary
  cargo load tariffs morning evening team help forever boss colleague classified wish wishes attached attachment`;

/** Generic words that state a class or a material: one alone is too little, two together name goods. */
const CLASS_WORDS = `
  furniture smart household second clothing clothes apparel food tool tools hardware phone phones mobile case cases machine machinery metal plastic gold
  silver steel textile textiles printed print pet hand baby pc desktop label cleaning dry office used decor decorations decoration decorative fitting fittings
  light lights part parts accessories kit kits automatic sport sports sportswear packaging storage party model models medical pink blank men women safe
  entry room workshop`;

/**
 * Words of other languages that hardly occur in English product texts: the most common short ones, and names of goods.
 */
const FOREIGN_WORDS = `
  el la los las una uno del para con por sin sobre como mas hombre hombres mujer mujeres nino ninos nina ninas zapato zapatos zapatilla zapatillas
  camisa camisas camiseta camisetas pantalon pantalones algodon cuero madera vidrio acero hierro plastico juguete juguetes mesa silla sillas
  muebles lana seda ropa telefono movil bolsa bolso bolsos reloj botella cuchillo cocina leche carne pescado fruta frutas verduras arroz azucar aceite
  oliva vino cerveza agua libro libros papel coche bicicleta maquina herramienta herramientas tornillo tornillos acero inoxidable
  le les des du un une et ou pour avec sans dans sur aux homme hommes femme femmes enfant enfants chaussure chaussures chemise chemises robe robes
  pantalons veste manteau coton cuir bois verre acier fer plastique jouet jouets chaise chaises table meuble meubles laine soie vetement vetements
  sac sacs montre bouteille couteau cuisine lait viande poisson legumes riz sucre huile vin biere eau livre livres papier voiture velo machine outil outils
  der die das den dem ein eine einen einer und oder fur aus mit ohne von zum zur auf im herren damen kinder schuh schuhe hemd hemden hose hosen
  kleid kleider jacke mantel baumwolle leder holz glas stahl eisen edelstahl kunststoff spielzeug tisch stuhl stuhle mobel wolle seide kleidung tasche taschen
  uhr flasche messer kuche milch fleisch fisch obst gemuse reis zucker ol wein bier wasser buch bucher papier auto fahrrad maschine werkzeug werkzeuge schraube schrauben
  il lo gli di da per senza uomo donna bambino bambini bambina scarpe scarpa camicia camicie maglietta pantaloni cotone pelle legno vetro acciaio ferro plastica
  giocattolo giocattoli sedia sedie tavolo mobili lana seta vestiti borsa borse orologio bottiglia coltello latte carne pesce frutta verdura riso zucchero olio birra acqua libro carta
  bicicletta macchina attrezzi viti
  um uma dos das com sem homem homens mulher mulheres crianca criancas sapato sapatos camisas calcas vestido algodao couro madeira vidro aco ferro brinquedo brinquedos
  cadeira cadeiras mesa moveis la seda roupa roupas bolsas relogio garrafa faca leite peixe frutas legumes acucar azeite vinho cerveja livro livros carro bicicleta ferramenta ferramentas parafuso parafusos
  het een de en van voor met zonder heren dames kinderen schoenen overhemd broek jurk jas katoen leer hout staal ijzer speelgoed stoel tafel meubels wol zijde kleding tas tassen horloge fles mes melk vlees vis
  groente rijst suiker olie wijn boek boeken fiets gereedschap schroeven
  dla z na i w ze meski damski dzieci buty koszula spodnie sukienka kurtka bawelna bawelny skora drewno szklo stal zabawka zabawki krzeslo stol meble welna odziez torba zegarek butelka noz mleko mieso ryba
  erkek kadin cocuk ayakkabi gomlek pantolon elbise pamuk pamuklu deri ahsap cam celik plastik oyuncak sandalye masa mobilya yun ipek giyim canta saat sise bicak icin ve ile
  och for med utan herr dam barn skor skjorta byxor bomull lader tra skruv skruvar rostfri rostfria rostfritt bord stol stolar flaska klocka vaska tyg tyger
  untuk dengan dan dari pria wanita anak sepatu kemeja celana kapas kulit kayu baja mainan kursi meja tas
  ao quan giay dep tui vai bong nam nu tre em cua va cho bang go thep nhua xie fu yi ku wan ju`;

// English also has these, in names of goods or as short words; by themselves they do not indicate a language.
const ALSO_ENGLISH = new Set(
  (
    'fur hose van eau het mantel carta la de du con en table machine auto papier robe robes velo glas plastik for table dos die tas tra fles mes jas leer vis stal em go nam dan das den ' +
    'i w z na ze im ham um le el il lo per da di as table chemise coach pour chaise sac sacs on sans dam uno oliva barn cam wan fu yi ku masa an sin mesa'
  ).split(' '),
);

/**
 * Things bought or said that are not goods: a text whose head is one names no goods, whatever comes before ("software
 * license").
 */
const INTANGIBLE_WORDS = `
  license licence licensing subscription membership services consulting consultation consultancy booking reservation appointment
  confirmation forecast insurance training lesson tutoring webinar seminar warranty maintenance rental lease loan mortgage refund
  download streaming hosting advertising marketing accounting results election news request inquiry enquiry question quotation greeting greetings`;

const GENERIC: ReadonlySet<string> = new Set(words(GENERIC_WORDS).flatMap((word) => [word, stemWord(word)]));
const CLASSES: ReadonlySet<string> = new Set(words(CLASS_WORDS).map(stemWord));
const FOREIGN: ReadonlySet<string> = new Set(words(FOREIGN_WORDS).filter((word) => !ALSO_ENGLISH.has(word)));
const INTANGIBLES: ReadonlySet<string> = new Set(words(INTANGIBLE_WORDS));
const SMALL_FOREIGN: ReadonlySet<string> = new Set(ALSO_ENGLISH);

/** Whether a word names a service, a right or a message. */
export function isIntangible(word: string): boolean {
  return INTANGIBLES.has(word);
}

/** Whether a word, or its stem, at most qualifies goods and never names them. */
export function isGeneric(word: string): boolean {
  return GENERIC.has(word);
}

/** Whether a generic word states at least a class or a material. */
export function isClassWord(word: string): boolean {
  return CLASSES.has(word);
}

/** How clearly a folded word is foreign: 1 clearly, a half if English also has it, 0 not. */
export function foreignness(word: string): number {
  if (FOREIGN.has(word)) return 1;
  return SMALL_FOREIGN.has(word) ? 0.5 : 0;
}

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}

// Building blocks of chemical and pharmaceutical names: such a word is accepted even if no source contains it.
const CHEMISTRY =
  /methyl|ethyl|propyl|butyl|phenyl|benz[oy]|chlor|fluor|bromo|iodo|sulf|sulph|phosph|nitr[oai]|amin[eo]|amide|oxid|hydro|hydr[ai]|acetyl|acryl|silox|azole|azine|cillin|mycin|sartan|statin|prazole|oxacin|cycline|caine$|mab$|tinib$|gliptin|gliflozin|olol$|pril$|vir$|triptan|dronate|steroid|glycer|peptid|zolam$|zepam$|lidine$|pyridin|furan|carbox|lactam|cresol|phenol|naphth|toluene|ylene$|thiol|xanth/;
const MIN_CHEMICAL = 6;

/** Whether a word is formed like the name of a chemical or medicine. */
export function isChemical(word: string): boolean {
  return word.length >= MIN_CHEMICAL && CHEMISTRY.test(word);
}

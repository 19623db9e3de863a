// Converting British to American by pattern breaks more words than it fixes; these are the ones that the sources really
// mix.
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aluminium: 'aluminum',
    fibre: 'fiber',
    fibreglass: 'fiberglass',
    fibreboard: 'fiberboard',
    colour: 'color',
    coloured: 'colored',
    colouring: 'coloring',
    flavour: 'flavor',
    flavoured: 'flavored',
    flavouring: 'flavoring',
    jewellery: 'jewelry',
    tyre: 'tire',
    grey: 'gray',
    mould: 'mold',
    moulded: 'molded',
    moulding: 'molding',
    centre: 'center',
    litre: 'liter',
    metre: 'meter',
    millimetre: 'millimeter',
    centimetre: 'centimeter',
    theatre: 'theater',
    programme: 'program',
    plough: 'plow',
    armour: 'armor',
    vapour: 'vapor',
    harbour: 'harbor',
    sulphur: 'sulfur',
    sulphate: 'sulfate',
    sulphide: 'sulfide',
    sulphite: 'sulfite',
    sulphuric: 'sulfuric',
    sulphonated: 'sulfonated',
    pyjama: 'pajama',
    yoghurt: 'yogurt',
    whisky: 'whiskey',
    doughnut: 'donut',
    draught: 'draft',
    licence: 'license',
    catalogue: 'catalog',
    cheque: 'check',
    gauge: 'gage',
    caesium: 'cesium',
    haemoglobin: 'hemoglobin',
    anaesthetic: 'anesthetic',
    paediatric: 'pediatric',
    orthopaedic: 'orthopedic',
    oestrogen: 'estrogen',
    knitted: 'knit',
    knitting: 'knit',
    knitwear: 'knit',
    crocheted: 'crochet',
    woollen: 'wool',
    woolen: 'wool',
    wooden: 'wood',
    timber: 'wood',
    plasticized: 'plastic',
    leggings: 'legging',
    sulphated: 'sulfated',
    sterilised: 'sterilized',
    motorised: 'motorized',
    galvanised: 'galvanized',
    vulcanised: 'vulcanized',
    pulverised: 'pulverized',
    varnished: 'varnish',
    women: 'woman',
    womens: 'woman',
    men: 'man',
    mens: 'man',
    ladies: 'woman',
    lady: 'woman',
    children: 'child',
    childrens: 'child',
    childs: 'child',
    kid: 'child',
    kids: 'child',
    toddler: 'infant',
    feet: 'foot',
    teeth: 'tooth',
    knives: 'knife',
    shelves: 'shelf',
    leaves: 'leaf',
    loaves: 'loaf',
    scarves: 'scarf',
    scarfs: 'scarf',
    mice: 'mouse',
    geese: 'goose',
    oxen: 'ox',
    dice: 'die',
    dishes: 'dish',
    lenses: 'lens',
    tshirt: 'tshirt',
    sneakers: 'sneaker',
    trousers: 'trouser',
    pants: 'pant',
    jeans: 'jean',
    shoes: 'shoe',
    axes: 'ax',
    axe: 'ax',
  }),
);

const KEPT_ENDINGS = ['ss', 'us', 'is'];

/**
 * Returns a word without its plural or verb ending and in American spelling: lower-case letters and digits in and out.
 */
export function stemWord(word: string): string {
  const known = SPELLINGS.get(word);
  if (known !== undefined) return known;
  const singular = dropPlural(word);
  return dropVerbEnding(SPELLINGS.get(singular) ?? singular);
}

/** "Coated" and "coating" are "coat" to a search; the result need not be a word, just the same for all of them. */
function dropVerbEnding(word: string): string {
  if (word.length > 6 && word.endsWith('ing')) return word.slice(0, -3);
  return word.length > 5 && word.endsWith('ed') ? word.slice(0, -2) : word;
}

function dropPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (KEPT_ENDINGS.some((ending) => word.endsWith(ending))) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

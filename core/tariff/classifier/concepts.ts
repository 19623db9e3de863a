import { stemWord } from './stem.ts';

// Facts that decide in the nomenclature, with the words that state them. Chapters 50 to 63 divide by fiber, 61 and 62
// by construction and wearer, 39 to 83 by material: a buyer writes "nylon", the schedule "synthetic fibers".
const CONCEPT_WORDS: Readonly<Record<string, string>> = {
  synthetic:
    'polyester nylon acrylic spandex elastane lycra polyamide polypropylene modacrylic microfiber synthetic olefin aramid kevlar fleece',
  artificial: 'rayon viscose modal lyocell tencel acetate cupro artificial bamboo',
  cotton: 'cotton denim corduroy chambray flannelette muslin poplin percale',
  wool: 'wool merino cashmere mohair alpaca angora lambswool woolen camelhair',
  silk: 'silk',
  flax: 'linen flax ramie',
  bast: 'jute burlap hessian kenaf hemp sisal coir abaca raffia',
  plastic:
    'plastic pvc polyvinyl polyethylene polypropylene pet petg hdpe ldpe lldpe abs polycarbonate polystyrene eps pmma ' +
    'polyurethane vinyl melamine resin eva ptfe teflon nylon polymer silicone tpu tpe polyethylenes hdpe pp pe pla',
  rubber: 'rubber latex neoprene nitrile epdm sbr elastomer silicone',
  leather: 'leather cowhide suede sheepskin pigskin goatskin calfskin',
  leatherette: 'leatherette pleather polyurethane faux pu',
  iron: 'steel iron stainless galvanized tinplate',
  copper: 'copper brass bronze',
  aluminum: 'aluminum',
  zinc: 'zinc',
  metal: 'metal steel iron aluminum brass copper zinc alloy stainless tin nickel titanium bronze',
  precious: 'gold silver platinum sterling karat 14k 18k',
  wood: 'wood oak pine plywood mdf teak hardwood softwood walnut beech birch maple',
  basketwork: 'bamboo rattan wicker straw seagrass osier willow',
  paper: 'paper paperboard cardboard corrugated kraft',
  glass: 'glass crystal borosilicate fiberglass',
  ceramic: 'ceramic porcelain china stoneware earthenware terracotta',
  porcelain: 'porcelain china bone',
  stone: 'stone marble granite slate quartz travertine limestone',
  knit: 'knit crochet jersey interlock rib tricot',
  woven: 'woven denim twill poplin corduroy satin canvas taffeta oxford chambray',
  nonwoven: 'nonwoven spunbond meltblown spunlace felt',
  male: 'man boy male gentleman father mens',
  female: 'woman girl female maternity bra skirt dress blouse',
  infant: 'infant baby newborn infants babies',
  electric: 'electric electrical electronic battery usb rechargeable cordless charger voltage volt led watt',
  vehicle: 'vehicle automotive automobile car truck motorcycle auto',
  medical: 'medical surgical hospital patient clinical sterile',
  medicine: 'tablet capsule dosage ophthalmic injection pharmaceutical medicament drug',
  frozen: 'frozen',
  fresh: 'fresh chilled live',
  dried: 'dried dehydrated',
  preserved: 'canned preserved pickled brine prepared sauce',
  toy: 'toy doll puzzle plush teddy playset lego',
  festive: 'christmas halloween easter ornament festive carnival',
};

const CONCEPTS: ReadonlyMap<string, readonly string[]> = invert();

/** Returns the concepts that a stem states, each with a leading "@"; most stems state none. */
export function conceptsOf(stem: string): readonly string[] {
  return CONCEPTS.get(stem) ?? [];
}

const MATERIALS = new Set(
  (
    '@synthetic @artificial @cotton @wool @silk @flax @bast @plastic @rubber @leather @leatherette @iron @copper @aluminum @zinc @metal ' +
    '@precious @wood @basketwork @paper @glass @ceramic @porcelain @stone'
  ).split(' '),
);

/** Whether a stem names a material. */
export function isMaterial(stem: string): boolean {
  return conceptsOf(stem).some((concept) => MATERIALS.has(concept));
}

// What decides the name of a textile or an article if several materials are named.
const FIBERS: ReadonlySet<string> = new Set([
  '@synthetic',
  '@artificial',
  '@cotton',
  '@wool',
  '@silk',
  '@flax',
  '@bast',
]);

/** A stated percentage and the position of the word it applies to. */
export interface MaterialShare {
  readonly percent: number;
  readonly at: number;
}

/**
 * Returns the concept of the chief fiber: the one with the largest stated share, or the only one named; undefined
 * otherwise.
 */
export function chiefFiber(stems: readonly string[], shares: readonly MaterialShare[]): string | undefined {
  const totals = new Map<string, number>();
  for (const { percent, at } of shares) {
    const fiber = firstFiber(stems.slice(at, at + 3));
    if (fiber !== undefined) totals.set(fiber, (totals.get(fiber) ?? 0) + percent);
  }
  if (totals.size > 0) return [...totals].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
  const named = new Set(stems.flatMap((stem) => conceptsOf(stem).filter((concept) => FIBERS.has(concept))));
  return named.size === 1 ? [...named][0] : undefined;
}

function firstFiber(stems: readonly string[]): string | undefined {
  for (const stem of stems) {
    const fiber = conceptsOf(stem).find((concept) => FIBERS.has(concept));
    if (fiber !== undefined) return fiber;
  }
  return undefined;
}

function invert(): Map<string, string[]> {
  const concepts = new Map<string, string[]>();
  for (const [concept, words] of Object.entries(CONCEPT_WORDS)) {
    for (const word of new Set(words.split(' ').flatMap((one) => [one, stemWord(one)]))) {
      concepts.set(word, [...(concepts.get(word) ?? []), `@${concept}`]);
    }
  }
  return concepts;
}

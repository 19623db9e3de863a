import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { readWords } from '../../../core/tariff/classifier/read-words.ts';
import { loadClassifier } from '../../../core/tariff/classifier/embedded.ts';
import { decodeSchedule } from '../../../core/tariff/schedule-file.ts';
import { serveTariff } from '../../../core/tariff/served-tariff.ts';

const data = (name: string): Buffer => readFileSync(new URL(`../../../data/${name}`, import.meta.url));
const bundled = decodeSchedule(data('tariff-schedule.json'));
const { classifier } = serveTariff(loadClassifier(data('classifier.bin')), { bundled, served: bundled });

const READ: readonly (readonly [text: string, stems: string])[] = [
  ['bolts from China', 'bolt'],
  ['Bolts, made in China', 'bolt'],
  ['made in P.R.C. steel bolts', 'steel bolt'],
  ['steel bolts (China)', 'steel bolt'],
  ['Chinese-made steel bolts', 'steel bolt'],
  ['steel bolts of Chinese origin', 'steel bolt'],
  ['steel bolts, origin: Vietnam', 'steel bolt'],
  ['steel bolts, country of origin: Viet Nam', 'steel bolt'],
  ['steel bolts manufactured in Shenzhen, Guangdong Province, China', 'steel bolt'],
  ['imported wine from France and Italy', 'wine'],
  ['product of the U.S.A., frozen beef', 'frozen beef'],
  ['turkey breast, product of Turkey', 'turkey breast'],
  ['china teapot', 'china teapot'],
  ['bone china cups from China', 'bone china cup'],
  ['china clay from Brazil', 'china clay'],
  ['brazil nuts from Brazil', 'brazil nut'],
  ['panama hats made in Ecuador', 'panama hat'],
  ['toothbrush China', 'toothbrush'],
  ['China toothbrush', 'toothbrush'],
  ['STEEL BOLTS CHINA', 'steel bolt'],
  ['bolts, nuts, screws / China', 'bolt nut screw'],
  ['ceramic mug, China', 'ceramic mug'],
  ['tea set in fine china', 'tea set fine china'],
  ['toothbrush COO: CN', 'toothbrush'],
  ['toothbrush made in CN', 'toothbrush'],
  ['toothbrush, origin VN', 'toothbrush'],
  ['toothbrush 100 pcs/lot', 'toothbrush'],
  ['china insulators', 'china insulator'],
  ['toothbrush, country of origin: IN', 'toothbrush'],
  ['steel bolts, Country of Origin (COO): CN', 'steel bolt'],
  ['steel bolts COO - VN', 'steel bolt'],
  ['Made-in: DE steel bolts', 'steel bolt'],
  ['steel bolts made in DE', 'steel bolt'],
  ['steel bolts in DE', 'steel bolt de'],
  ['steel bolts mfg. in Taiwan', 'steel bolt'],
  ['Made in (country): Japan. steel bolts', 'steel bolt'],
  ['Origin: CN/VN; steel bolts', 'steel bolt'],
  ['COO: CHN steel bolts', 'steel bolt'],
  ['country of origin unknown, steel bolts', 'unknown steel bolt'],
  ['bags made in PE', 'bag pe'],
  ['wool jersey fabric, origin: Jersey', 'wool jersey fabric'],
  ['rose oil of vegetable origin', 'rose oil vegetable origin'],
  ['country of origin: China, china teapot', 'china teapot'],
  ['(RS)-nicotine', 'rs nicotine'],
  ['steel bolts. Country: CN', 'steel bolt'],
  ['bag, made: PU leather', 'bag pu leather'],
  ['stuffed turkey rug', 'stuff rug'],
  ['turkey cotton towels', 'cotton towel'],
  ['canned turkey chunks', 'cann turkey chunk'],
  ['chile wine', 'wine'],
  ['ham, turkey', 'ham turkey'],
  ['figurine of china', 'figurine china'],
  ['plates made from china', 'plate china'],
  ['bermuda shorts', 'bermuda short'],
  ['jordan almonds', 'jordan almond'],
  ['guinea pig food', 'guinea pig food'],
  ['new 2026 hot sale steel bolts, free shipping, high quality', 'steel bolt'],
  ['Nike running shoes', 'runn shoe'],
  ['brand: Acmex steel bolts', 'steel bolt'],
  ['Acmex brand steel bolts', 'steel bolt'],
  ['Acmex® steel bolts', 'steel bolt'],
  ['Acmex™ steel bolts', 'steel bolt'],
  ['steel bolts SKU: AB-12345', 'steel bolt'],
  ['steel bolts, item no. 90017-RJA-0030', 'steel bolt'],
  ['steel bolts, model XR500', 'steel bolt'],
  ['steel bolts WN-28124-DC-103', 'steel bolt'],
  ['2-methyl-2-butene', 'methyl butene'],
  ['refrigerant r134a', 'refrigerant r134a'],
  ['12V 100Ah battery, 1920x1080', '12v 100ah battery 1920x1080'],
  ['aisi304 steel', 'aisi304 steel'],
  ['used tires', 'secondhand tire'],
  ['tires, used', 'tire secondhand'],
  ['cloth used for cleaning', 'cloth for clean'],
];

suite('text that does not describe the goods is set aside', () => {
  for (const [text, stems] of READ) {
    test(`${JSON.stringify(text)} is read as ${stems}`, () => {
      assert.equal(readWords(text).stems.join(' '), stems);
    });
  }
});

const GOODS = [
  'steel bolts',
  "women's knitted pullover, 60% cotton and 40% polyester",
  'frozen shrimp, peeled',
  'china teapot',
  'wooden dining chair',
  'brazil nuts',
  'leather wallet with zipper for men',
  'LED desk lamp',
  'panama hat',
  'plastic food containers with lids',
  'medicine tablets in dosage form',
  'rubber gasket for water pump',
];
const PLACES = [
  'China',
  'the United States',
  'Viet Nam',
  'Turkey',
  'Brazil',
  'Panama',
  'Shenzhen, China',
  'South Korea',
  'Chile',
  'Jordan',
];
const LABELS = [
  'Country of Origin (COO): ',
  'COO - ',
  'COO ',
  'C.O.O.: ',
  'C/O: ',
  'Country of origin is ',
  'Country of Origin Code = ',
  'Origin: ',
  'Origin (country code): ',
  'Origin Country: ',
  'Place of origin: ',
  'Country of manufacture: ',
  'Made in: ',
  'Made-in (country): ',
];
const NO_COUNTRIES =
  /antarctic|bouvet|keeling|clipperton|diego|eurozone|sandwich|heard|indian ocean|oceania|southern terr|outlying|nations|pseudo|unknown/i;
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const COUNTRIES = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).flatMap((code) => {
  const name = regions.of(code);
  return name === undefined || NO_COUNTRIES.test(name) ? [] : [code, name];
});
const goods = fc.constantFrom(...GOODS);
const origin = fc
  .tuple(
    fc.constantFrom(
      'made in',
      'imported from',
      'from',
      'product of',
      'manufactured in',
      'shipped from',
      'country of origin:',
    ),
    fc.constantFrom(...PLACES),
  )
  .map((parts) => parts.join(' '));
const talk = fc.constantFrom(
  'new 2026 hot sale',
  'wholesale',
  'brand new',
  'high quality',
  'free shipping',
  'imported',
  'SKU: QX-40817',
);
const brand = fc.constantFrom('Nike', 'Samsung', 'Bosch®', 'Zorblatt™', 'Qwyxt', 'Xiaomi', 'Vrelkor');
const best = (text: string): string | undefined => classifier.classify(text, 1)[0]?.hs6;

suite('the subheading does not change', () => {
  test('with an origin phrase before or after the goods, in either case', () => {
    fc.assert(
      fc.property(goods, origin, fc.boolean(), fc.boolean(), (text, phrase, isAfter, isLoud) => {
        const told = isAfter ? `${text}, ${phrase}` : `${phrase}, ${text}`;
        assert.deepEqual(readWords(isLoud ? told.toUpperCase() : told), readWords(text));
      }),
      { numRuns: 300 },
    );
  });

  // The labels and countries are listed independently of the reader's own; the countries are all those with inhabitants
  // and a name.
  test('with any label of origin and any country or country code', () => {
    const written = [
      (text: string, label: string) => `${text}, ${label}`,
      (text: string, label: string) => `${label}, ${text}`,
      (text: string, label: string) => `${text} (${label})`,
    ];
    for (const [i, label] of LABELS.entries())
      for (const [j, country] of COUNTRIES.entries()) {
        const text = GOODS[(i + j) % GOODS.length] ?? '';
        const told = written[j % written.length]?.(text, label + country) ?? '';
        assert.deepEqual(readWords(told), readWords(text), told);
      }
  });

  test("with a trader's marketing words or a brand", () => {
    fc.assert(
      fc.property(goods, fc.oneof(talk, brand), fc.boolean(), (text, phrase, isAfter) => {
        assert.equal(best(isAfter ? `${text}, ${phrase}` : `${phrase} ${text}`), best(text));
      }),
      { numRuns: 60 },
    );
  });

  test('with the order in which materials are listed', () => {
    const materials = fc.shuffledSubarray(['cotton', 'polyester', 'nylon', 'leather', 'steel', 'plastic', 'wool'], {
      minLength: 2,
      maxLength: 4,
    });
    fc.assert(
      fc.property(materials, fc.constantFrom('bag', 'belt', 'case'), (list, article) => {
        const text = (order: readonly string[]): string =>
          `${article} of ${order.slice(0, -1).join(', ')} and ${order.at(-1) ?? ''}`;
        const share = (order: readonly string[]): string =>
          `${article}, ${order.map((one) => `${10 + one.length}% ${one}`).join(', ')}`;
        assert.deepEqual(readWords(text(list)), readWords(text(list.toSorted())));
        assert.deepEqual(readWords(share(list)), readWords(share(list.toReversed())));
      }),
      { numRuns: 100 },
    );
  });
});

suite('names of goods joined with a place or a material', () => {
  const ROWS = [
    ['chinaware', 'china ware'],
    ['brazilnuts', 'brazil nuts'],
    ['panamahats', 'panama hats'],
    ['indiaink', 'india ink'],
    ['tinware', 'tin ware'],
  ] as const;
  for (const [written, apart] of ROWS) {
    test(`${written} is classified like ${apart}`, () => {
      const answer = best(written);
      assert.ok(answer !== undefined);
      assert.equal(answer, best(apart));
    });
  }

  test('goods with a word of their own are classified by it', () => {
    assert.equal(best('stoneware dishes'), '691200');
    assert.equal(best('glassware')?.slice(0, 4), '7013');
    assert.equal(best('software license'), undefined);
  });
});

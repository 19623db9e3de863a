import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';
import { readResume } from '../../../../../core/documents/resume/rules/read-resume.ts';
import { measureHeads } from '../made/written-heads.ts';
import { ADDRESSED, headWith, TRAPPED } from './made-homes.ts';

function homeIn(text: string): string | null {
  return (readResume(textPages(text))['contact'] as { readonly location: string | null }).location;
}

const RUNS = 400;

suite('where somebody lives, in made heads', () => {
  test('is read from addresses of twenty countries, however they are written', () => {
    fc.assert(
      fc.property(ADDRESSED, ({ head, home }) => {
        assert.equal(homeIn(head), home);
      }),
      { numRuns: RUNS },
    );
  });

  test('is not read from addresses of others, years, counts and numbers before words', () => {
    fc.assert(
      fc.property(TRAPPED, ({ head }) => {
        assert.equal(homeIn(head), null);
      }),
      { numRuns: RUNS },
    );
  });
});

/** Of heads written without sight of the reader: the fewest that are right, and the most that are wrong. */
const WRITTEN = [
  ['looked at', 162, 9],
  ['unseen', 133, 10],
] as const;

suite('where somebody lives, in heads written without sight of the reader', () => {
  for (const [half, least, most] of WRITTEN) {
    test(`is read from most that say it, and seldom from others: ${half}`, async () => {
      const { right, wrong, misled } = await measureHeads(half, (text) => Promise.resolve(homeIn(text)));
      assert.ok(right >= least, `${right} right`);
      assert.ok(wrong + misled <= most, `${wrong} wrong, ${misled} misled`);
    });
  }
});

const ROWS: readonly (readonly [rows: string, home: string | null])[] = [
  // A code, and how its country and its town are written.
  ['20121 Milano (MI)', 'Milano (MI)'],
  ['110 00 Praha 1', 'Praha'],
  ['Brīvības iela 46, Riga, LV-1011, Latvia', 'Riga, Latvia'],
  ['Innsbruck 6020', null],
  ['Wellington 6011', 'Wellington'],
  ['Berlin 10115', 'Berlin'],
  ['Melbourne VIC 3000', 'Melbourne, VIC'],
  ['Sydney NSW 2000', 'Sydney NSW'],
  ['2712 MILL ST HARROWMERE CALIFORNIA CA 94115 US', null],
  ['18 Hill Road, 189677 Singapore', 'Singapore'],
  ['1101 Quezon City, Metro Manila, Philippines', 'Quezon City, Metro Manila, Philippines'],
  ['1053 Budapest, Kossuth Lajos utca 6, 2. em.', 'Budapest'],
  ['House No. 1123, Sector 22-B, Chandigarh 160022', 'Chandigarh'],
  ['12/B, Shivaji Nagar, Pune - 411 005', 'Pune'],
  ['B-14 Chakala Heights, Andheri (East), Mumbai, Maharashtra – 400093', 'Mumbai, Maharashtra'],
  ['Flat 1204, 12th Main\nBangalore 560 038', 'Bangalore'],
  ['Chengdu, Sichuan, 610041', 'Chengdu, Sichuan'],
  ['713 06 Heraklion, Crete, Greece', 'Heraklion, Crete, Greece'],
  ['Chapel Hill, NC 27514, USA', 'Chapel Hill, NC'],
  ['Pirkemark 15937', null],
  ['Recife - PE, 50030-230', 'Recife, PE'],
  ['Lindenweg 5, 10115 Alder Bank', null],
  ['Lindenweg 5, 10115 Berlin, Alder Bank', null],
  ['Lindenweg 5, 10115 Harrowmere, Pirkemark', 'Harrowmere, Pirkemark'],
  ['10115 Harrowmere, Norway', null],
  ['Tampere ABC 33100', null],
  ['Heraklion, Crete 71306, Greece', 'Heraklion, Crete, Greece'],
  ['Bengaluru, Karnataka 560001', 'Bengaluru, Karnataka'],
  ['Berlin, Munich 80331', null],
  ['12 Temple Road, Harrowmere, Karnataka 560001', 'Harrowmere, Karnataka'],
  ['12 Temple Road, Harrowmere, Pirkemark 560001', null],
  ['12 Temple Road, Harrowmere 560001', 'Harrowmere'],
  ['5 Bank Street, 189677 Singapore', 'Singapore'],
  ['Lindenweg 5, 12345 Remote', null],
  ['Flat 3, 10115 Harrowmere', null],
  ['02110 Harrowmere, MA', null],
  ['Neukölln, D-10115 Berlin', 'Berlin'],
  ['Address: Neukölln, 10115 Berlin', 'Berlin'],
  ['Harrow Mill, 10115 Ashmere, Germany', null],
  ['Keizerstraat 14, 2000 Antwerpen', 'Antwerpen'],
  ['Lindenweg 1125, 10115 Berlin', 'Berlin'],
  ['Weg 5, 10115 Harrowmere', null],
  ['12 Mill Road, Harrowmere VIC 3000', 'Harrowmere VIC'],
  ['Harrowmere, NSW, 2010', 'Harrowmere, NSW'],
  ['Harrowmere, Tasmania 7708', 'Harrowmere, Tasmania'],
  ['Tampere, Finland, 50030-230', 'Tampere, Finland'],
  // Numbers of phones and postal codes, and house numbers like those of pages.
  ['Rua das Flores 40 1531-216 Harrowmere', 'Harrowmere'],
  // Addresses of others.
  ['Sres. de Talleres Ibarra S.L.\nPolígono Malpica, nave 14\n50016 Zaragoza', null],
  ['Agent: Sam Roe, 9 Neal Street, London WC2H 9PU', null],
  ['Emergency contact: Sam Roe, 8 Quay Street, Whitby YO21 1PU', null],
  ['Hope Nurse, Alder Hospital\n12 Mill Street, Boise, ID 83702', 'Boise, ID'],
  ['School of Law, Harbor University, Leeds LS2 9JT, UK', null],
  ['Alder Foods Ltd, Leeds LS2 9JT', null],
  ['Leeds Baking Society, Leeds LS2 9JT', null],
  ['Society House, Leeds LS2 9JT', 'Leeds'],
  ['Address: Alder Bank, Leeds LS2 9JT', 'Leeds'],
  ['12 College Road, Leeds LS2 9JT', 'Leeds'],
  ['Bank House, 4 Mill Lane, Leeds LS2 9JT', 'Leeds'],
  ['Native of Porto, Portugal', null],
  ['Native of Porto, Portugal; lives in Leeds, UK', 'Leeds, UK'],
  ['Originally from Leeds, UK', null],
  ['born in Leeds, UK', null],
  ['Leeds, UK (originally from Porto)', 'Leeds, UK'],
  ['Harrow Consultants\n10115 Berlin', null],
  ['Mill Lane\n10115 Berlin', 'Berlin'],
  ['2023 Basel, Galerie Nord', null],
  ['Level 3, 2023 Basel', null],
  // Labels.
  ['Residência: Funchal, Madeira', 'Funchal, Madeira'],
  ['Woonplaats: Harrowmere', 'Harrowmere'],
  ['Ciudad de residencia: Harrowmere (Antioquia)', 'Harrowmere (Antioquia)'],
  ['Based in: Harrowmere (happy to move)', 'Harrowmere'],
  ['Location: Remote', null],
  ['Remote (Boise, ID)', 'Boise, ID'],
  ['Tampere, Finland\nLives in Harrowmere', 'Harrowmere'],
  ['Geburtsort: Harrowmere', null],
  ['Naturalidade: Évora', null],
  ['Resident in Neurology, Alder Clinic', null],
  ['Currently in Transition', null],
  ['Resident in Oslo', 'Oslo'],
  // What is around it does not make it somebody else's.
  ['College Student\n12 Mill Street\nBoise, ID 83702', 'Boise, ID'],
  ['4 Church View, Leeds LS1 4AP', 'Leeds'],
  ['Loan Originator | Boise, ID', 'Boise, ID'],
  ['Cloud Native Engineer – Leeds, UK', 'Leeds, UK'],
  ['Address: Powai, Mumbai - 400076', 'Mumbai'],
  ['Velachery, Chennai, Tamil Nadu - 600042', 'Chennai, Tamil Nadu'],
  ['Location: Whitefield, Pune, India - 400053', 'Pune, India'],
  ['Address: Singapore - 560123', 'Singapore'],
  ['Sydney, Australia 2000', 'Sydney, Australia'],
  ['Boston, MA, 02110, USA', 'Boston, MA'],
  ['Location: Austin - TX', 'Austin, TX'],
  ['14 rue des Tilleuls\n69002 Lyon Cedex 02', 'Lyon'],
  // A larger city alone.
  ['Tampere', 'Tampere'],
  ['Tampere | Baker', 'Tampere'],
  ['Ashmere', null],
  ['Male', null],
  ['Greater Boston Area', 'Greater Boston Area'],
  ['San Francisco Bay Area', 'San Francisco Bay Area'],
  ['Genève, Suisse', 'Genève, Suisse'],
  ['Mombasa KE', 'Mombasa KE'],
];

suite('where somebody lives, in rows beside contact details', () => {
  for (const [rows, home] of ROWS) {
    test(`"${rows.replaceAll('\n', ' / ')}" is ${home ?? 'unknown'}`, () => {
      assert.equal(homeIn(headWith(rows)), home);
    });
  }
});

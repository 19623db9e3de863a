import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  placeAtEnd,
  placeOf,
  schoolBeforeTown,
  withoutTowns,
} from '../../../../../core/documents/resume/rules/role-places.ts';

const PLACES: readonly (readonly [text: string, place: string | undefined])[] = [
  ['San Francisco, CA', 'San Francisco, CA'],
  ['Columbus, Ohio', 'Columbus, Ohio'],
  ['London, UK', 'London, UK'],
  ['Istanbul, Türkiye', 'Istanbul, Türkiye'],
  ['Mountain View, CA 94035 US', 'Mountain View, CA'],
  ['San Francisco, California CA 94115 US', 'San Francisco, California'],
  ['123 Main Street, Columbus, OH 43215', 'Columbus, OH'],
  ['1 Example St, Phoenix, Arizona, US, 00000', 'Phoenix, Arizona'],
  // The country after a state adds nothing.
  ['Mountain View, CA, US', 'Mountain View, CA'],
  ['Toronto, Ontario, Canada', 'Toronto, Ontario, Canada'],
  ['Seoul, S.Korea', 'Seoul, S.Korea'],
  ['Kansas City, MO', 'Kansas City, MO'],
  ['Offenbach im Tal, Germany', 'Offenbach im Tal, Germany'],
  ['Neustadt in der Heide, Germany', 'Neustadt in der Heide, Germany'],
  ['Berg ob der Au, Austria', 'Berg ob der Au, Austria'],
  ['Brive sur Mer, France', 'Brive sur Mer, France'],
  ["Pont d'Eau, France", "Pont d'Eau, France"],
  ['Luton, Bedfordshire', 'Luton, Bedfordshire'],
  ['Remote', 'Remote'],
  ['Austin, TX (Remote)', 'Austin, TX'],
  ['Springfield', undefined],
  ['Jane Roe, CH', undefined],
  ['Acme Corp, Germany', undefined],
  ['Software Engineer, CA', undefined],
  ['Contoso Labs, Seattle, WA', undefined],
  ['', undefined],
];

suite('placeOf()', () => {
  for (const [text, place] of PLACES) {
    test(`"${text}" is ${place === undefined ? 'no place' : `the place ${place}`}`, () => {
      assert.equal(placeOf(text)?.text, place);
    });
  }
});

const ENDS: readonly (readonly [text: string, before: string | undefined])[] = [
  ['Contoso Labs, Seattle, WA', 'Contoso Labs'],
  ['Acme Corp, Germany', 'Acme Corp'],
  ['Acme Corp, Dijon, FR', 'Acme Corp'],
  ['Cook, Nimbus, SE', undefined],
  ['Acme Corp, Field Support, IT', undefined],
  ['Fabrikam Retail, Pune, India', 'Fabrikam Retail'],
  ['Acme Cloud, Inc.', undefined],
  ['Software Engineer, Payments', undefined],
];

suite('placeAtEnd()', () => {
  for (const [text, before] of ENDS) {
    test(`"${text}" has ${before === undefined ? 'no place' : `${before} before its place`}`, () => {
      const place = placeAtEnd(text);
      assert.equal(place && text.slice(0, place.start), before);
    });
  }
});

/** Names of one resume's employers or schools, and the same without towns. */
const TOWNS: readonly (readonly [why: string, names: readonly (string | null)[], bare: readonly (string | null)[]])[] =
  [
    ['a word shows that the name is complete', ['Acme Foods, Ashmere'], ['Acme Foods']],
    ['a school', ['Larkhill College, Ashmere'], ['Larkhill College']],
    ['no word shows which part is the name', ['Stonegate, Ashmere'], [null]],
    ['another name in the resume shows it', ['Stonegate, Ashmere', 'Acme Foods, Truro'], ['Stonegate', 'Acme Foods']],
    ['a town and its country', ['Stonegate, Dijon, FR'], ['Stonegate']],
    [
      'letters of a country that several names have',
      ['Stonegate, Braga, PT', 'Acme Foods, Faro, PT'],
      ['Stonegate', 'Acme Foods'],
    ],
    [
      'a legal form that several names have',
      ['Stonegate, Roe, AG', 'Falk, Norr, AG'],
      ['Stonegate, Roe, AG', 'Falk, Norr, AG'],
    ],
    [
      'letters of several names that are no country',
      ['Stonegate, Roe, LP', 'Falk, Norr, LP'],
      ['Stonegate, Roe, LP', 'Falk, Norr, LP'],
    ],
    ['letters that may be a licence', ['Stonegate, Roe, PT'], ['Stonegate, Roe, PT']],
    ['a name without a comma, and a null', ['Stonegate', null], ['Stonegate', null]],
    ['a legal form', ['Stonegate, Inc.', 'Stonegate, P.C.'], ['Stonegate, Inc.', 'Stonegate, P.C.']],
    ['a licence', ['Alan Pruitt, DDS', 'Roe, Esq'], ['Alan Pruitt, DDS', 'Roe, Esq']],
    ['a legal form before the town', ['Acme Foods, Inc., Ashmere'], ['Acme Foods, Inc.']],
    ['partners', ['Dewey, Roe and Hale'], ['Dewey, Roe and Hale']],
    ['a department', ['Acme Foods, Finance'], ['Acme Foods, Finance']],
    ['another name', ['Stonegate, Acme Foods'], ['Stonegate, Acme Foods']],
    ...[
      'University of Ohio, Athens',
      'Indian Institute of Technology, Delhi',
      'Northern State University, Ashmere',
      'SUNY, Albany',
    ].map((name) => ['a school of several towns', [name], [name]] as const),
  ];

suite('withoutTowns()', () => {
  for (const [why, names, bare] of TOWNS) {
    test(`${why}: ${names.join(' | ')}`, () => {
      assert.deepEqual(withoutTowns(names), bare);
    });
  }
});

/** A school, what follows it, and its name without a town; null if its end is unclear. */
const SCHOOLS: readonly (readonly [school: string, after: string, name: string | null])[] = [
  ['Acme College Duluth', ', MN', 'Acme College'],
  ['Acme College Duluth', ', MN United States', 'Acme College'],
  ['Acme College Cedar Falls', ', Iowa', 'Acme College'],
  ['Acme College', ', MN', 'Acme College'],
  ['Acme College Duluth', '', 'Acme College Duluth'],
  ['Acme College Duluth', ', Physics', 'Acme College Duluth'],
  ["King's College London", ', UK', null],
  ['University of Maryland College Park', ', MD', 'University of Maryland'],
  ['University of New Mexico Albuquerque', ', NM', 'University of New Mexico'],
  ['University of Tampa', ', FL', 'University of Tampa'],
  // The town may be Tampa or "Florida Tampa".
  ['University of South Florida Tampa', ', FL', null],
  ['Institute of Art and Design Leeds', ', UK', 'Institute of Art and Design'],
  // A school with campuses in several towns.
  ['Indian Institute of Management Kozhikode', ', India', null],
];

suite('schoolBeforeTown()', () => {
  for (const [school, after, name] of SCHOOLS) {
    test(`${school}${after}: ${name ?? 'unclear'}`, () => {
      assert.equal(schoolBeforeTown(school, after), name);
    });
  }
});

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { largerCities } from '../../../../../core/documents/city-names.ts';
import { homePlace } from '../../../../../core/documents/resume/rules/contact/home-place.ts';
import type { Surroundings } from '../../../../../core/documents/resume/rules/contact/postal-address.ts';
import { mayBeTown } from '../../../../../core/documents/resume/rules/role-places.ts';

const titled = (name: string): string => name.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());
const LARGE = [...largerCities().keys()].map(titled).filter((name) => /^[A-Z][a-z]{3,}$/.test(name) && mayBeTown(name));
const SMALL = ['Ellingsford', 'Harrowmere', 'Ashmere', 'Quimberley', 'Little Brookford', "L'Ormeval"];
const UNKNOWN_REGIONS = ['Connaught Vale', 'Pirkemark', 'Friulany', 'Baden-Ullmark'];
const KNOWN_REGIONS = ['Tasmania', 'Nova Scotia', 'Ontario', 'Cornwall', 'Bavaria'];
const CODES = ['IE', 'GH', 'FR', 'KE', 'ES', 'FI', 'IT', 'PT', 'BA', 'SA'];

const oneOf = (...lists: readonly (readonly string[])[]): fc.Arbitrary<string> => fc.constantFrom(...lists.flat());
const maybe = (list: readonly string[]): fc.Arbitrary<string | undefined> => fc.option(oneOf(list), { nil: undefined });

/** Whether somebody may live in a text, by what it is made of. */
interface Made {
  readonly town: string;
  readonly region: string | undefined;
  readonly code: string | undefined;
}

const MADE: fc.Arbitrary<Made> = fc.record({
  town: fc.oneof(oneOf(LARGE), oneOf(SMALL)),
  region: maybe([...UNKNOWN_REGIONS, ...KNOWN_REGIONS]),
  code: maybe(CODES),
});

function isPlace({ town, region, code }: Made, around: Surroundings): boolean {
  const [isLarge, isKnown] = [LARGE.includes(town), KNOWN_REGIONS.includes(region ?? '')];
  if (around === 'introduced' || (isKnown && code === undefined)) return true;
  if (around === 'tagged') return region === undefined || isKnown || code !== undefined;
  if (around === 'beside contacts') return isLarge && code !== undefined;
  return isLarge && code !== undefined && (region === undefined || isKnown);
}

const AROUND = ['introduced', 'tagged', 'beside contacts', 'alone'] as const;

suite('where somebody lives', () => {
  test('is read from towns with and without region, country, street and postal code', () => {
    fc.assert(
      fc.property(
        MADE,
        fc.constantFrom(...AROUND),
        fc.record({
          street: fc.constantFrom('', '74 Quarry Row, ', '9a Mill Street, '),
          postal: fc.constantFrom('', ', 65996-0142'),
          end: fc.constantFrom('', ','),
        }),
        (made, around, { street, postal, end }) => {
          const parts = [made.town, made.region, made.code].filter((part) => part !== undefined);
          // Of a street and two unknown names, the first may be the street's rest, or the second another town.
          fc.pre(street === '' || LARGE.includes(made.town) || parts.length === 3);
          const text = `${street}${parts.join(', ')}${postal}${end}`;
          const expected = isPlace(made, around) ? parts.join(', ') : undefined;
          assert.equal(homePlace(text, around), expected, `${text} ${around}`);
        },
      ),
    );
  });

  const ROWS: readonly (readonly [text: string, around: Surroundings, place: string | undefined])[] = [
    // Without commas.
    ['Mombasa Coast KE', 'beside contacts', 'Mombasa Coast KE'],
    ['Mombasa KE', 'alone', 'Mombasa KE'],
    ['Halifax Nova Scotia', 'alone', 'Halifax Nova Scotia'],
    ['Ashmere Nova Scotia', 'alone', undefined],
    ['Ashmere Vale IE', 'beside contacts', undefined],
    ['Tampere', 'beside contacts', undefined],
    ['Tampere', 'introduced', 'Tampere'],
    // A name, and not a country.
    ['Tyler Jordan', 'beside contacts', undefined],
    ['Sydney NSW', 'alone', 'Sydney NSW'],
    ['Cornwall', 'beside contacts', undefined],
    ['Singapore PR', 'alone', undefined],
    ['Leeds, UK 2019', 'alone', undefined],
    ['Oslo, Norway, 2019', 'beside contacts', undefined],
    ['Pretoria, Gauteng, 3001', 'introduced', 'Pretoria, Gauteng'],
    ['Tampere FL', 'alone', undefined],
    ['Portland OR', 'alone', 'Portland OR'],
    ['Male', 'introduced', 'Male'],
    // The street goes on into the town.
    ['19 Quarry Row Ashmere, Cornwall, IE', 'beside contacts', undefined],
    ['19 Quarry Row Ashmere, Pirkemark', 'introduced', undefined],
    // Other texts.
    ['Java, SE', 'alone', undefined],
    ['Tampere, Finland, Baker', 'alone', undefined],
    ['Lagos, Alder Foods, Nigeria', 'beside contacts', undefined],
    ['Ashmere, Pirkemark, Finland', 'beside contacts', undefined],
    ['Tampere, Pirkemark, Finland', 'beside contacts', 'Tampere, Pirkemark, Finland'],
    ['Reading, Running, Chess', 'beside contacts', undefined],
    ['Male, British', 'tagged', undefined],
    ['Little Brookford', 'tagged', 'Little Brookford'],
    ['Shrewsbury, Shropshire, GB', 'tagged', 'Shrewsbury, Shropshire, GB'],
    ['Alder, FR', 'beside contacts', undefined],
    // An employer before a town, and lists of towns.
    ['Alder Crown, London, England', 'beside contacts', 'London, England'],
    ['Orange, Toronto, ON', 'beside contacts', 'Toronto, ON'],
    ['Berlin, Munich', 'beside contacts', undefined],
    ['Lagos, Lagos, Nigeria', 'beside contacts', 'Lagos, Lagos, Nigeria'],
    ['Tampere, Pirkemark 15937, FI', 'beside contacts', 'Tampere, Pirkemark, FI'],
    ['Flat 3, Gull House, Oslo, Norway', 'introduced', 'Oslo, Norway'],
    ['Little Brookford', 'introduced', 'Little Brookford'],
    ['Gartenweg 36, Tampere', 'introduced', 'Tampere'],
    ['Ashmere (US), Virginia', 'introduced', undefined],
    ['65996, 65997', 'introduced', undefined],
    ['Ashmere, Vale, Pirkemark, Brook, Finland', 'introduced', 'Brook, Finland'],
    ['Worked in Tampere FI', 'beside contacts', undefined],
    ['Tampere Vale Brook', 'beside contacts', undefined],
    ['Alder Foods', 'introduced', undefined],
  ];
  for (const [text, around, place] of ROWS) {
    test(`of "${text}" ${around} is ${place ?? 'unknown'}`, () => {
      assert.equal(homePlace(text, around), place);
    });
  }
});

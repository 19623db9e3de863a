import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { foldWords } from '../../../core/names/fold.ts';
import { LEGAL_FORMS } from '../../../core/names/legal-forms.ts';
import { stripLegalForms } from '../../../core/names/strip-legal-forms.ts';

/** A name as on the lists, and what is left; `acme` by default. */
const STRIPPED: readonly (readonly [name: string, left?: string])[] = [
  ['Acme, Inc.'],
  ['ACME L.L.C.'],
  ['Acme Co., Ltd.'],
  ['Acme Company Limited'],
  ['Acme Corp'],
  ['Acme P.L.C.'],
  ['Acme LLP'],
  ['Acme L.P.'],
  ['Acme Pty Ltd'],
  ['Acme (Pty) Ltd.'],
  ['Acme Pte. Ltd.'],
  ['Acme (Pvt.) Limited'],
  ['Acme Private Limited'],
  ['Acme GmbH'],
  ['Acme G.m.b.H.'],
  ['Acme GmbH & Co. KG'],
  ['Acme AG'],
  ['Acme KGaA'],
  ['Acme S.A.'],
  ['Acme S. A.'],
  ['Acme S.A. de C.V.'],
  ['Acme S. de R.L. de C.V.'],
  ['Acme SA DE CV'],
  ['Acme Ltda.'],
  ['Acme EIRELI - ME'],
  ['Acme S.p.A.'],
  ['Acme S.r.l.'],
  ['Acme S.à r.l.'],
  ['Acme SARL'],
  ['SARL Acme'],
  ['Acme B.V.'],
  ['Acme N.V.'],
  ['Acme AB'],
  ['AB Acme'],
  ['Acme AS'],
  ['Acme A/S'],
  ['Acme ApS'],
  ['Acme Oy'],
  ['Acme Kft.'],
  ['Acme Zrt'],
  ['Acme s.r.o.'],
  ['Acme spol. s r.o.'],
  ['Acme sp. z o.o.'],
  ['Acme Sp. z o. o.'],
  ['Acme d.o.o.'],
  ['Acme A.D.'],
  ['Acme EOOD'],
  ['Acme OOD'],
  ['OOO Acme'],
  ['Acme, OOO'],
  ['ZAO "Acme"'],
  ['Acme PJSC'],
  ['JSC Acme'],
  ['Joint Stock Company “Acme”'],
  ['Open Joint Stock Company Acme'],
  ['Limited Liability Company Acme'],
  ["OBSHCHESTVO S OGRANICHENNOI OTVETSTVENNOSTYU 'ACME'"],
  ['Publichnoe Aktsionernoe Obshchestvo Acme'],
  ['PT Acme'],
  ['PT. Acme Tbk'],
  ['Acme Sdn. Bhd.'],
  ['Acme Bhd'],
  ['Acme K.K.'],
  ['Acme Kabushiki Kaisha'],
  ['Acme FZE'],
  ['Acme FZCO'],
  ['Acme FZ-LLC'],
  ['Acme W.L.L.'],
  ['Acme SAL Offshore'],
  ['Acme Anonim Şirketi'],
  ['Acme A.Ş.'],
  ['Acme Ltd. Şti.'],
  ['Acme Limited Şirketi'],
  ['Acme Inc. LLC'],
  ['Acme Inc. of Delaware', 'acme of delaware'],
  ['Acme Company of Delaware', 'acme company of delaware'],
  ['S.A. Acme', 'sa acme'],
  ['SRL Acme'],
  ['Ltd. Acme'],
  ['Co., Ltd. Acme'],
  ['Company Limited Acme'],
  ['Limited Company Acme'],
  ['Limited Liability Corporation Acme'],
  ['DOO Acme'],
  ['Limited Brands Inc', 'limited brands'],
  ['Company Store', 'company store'],
  ['AB Electric LLC', 'ab electric'],
  ['AB Electric', 'electric'],
  ['SA Recycling LLC', 'sa recycling'],
  ['Bella Spa LLC', 'bella spa'],
  ['Pat Acme Corp', 'pat acme'],
  ['Incline Acme', 'incline acme'],
  ['China Unicom (Hong Kong) Limited', 'china unicom hong kong'],
  // In full, and misspelled.
  ['Acme Societatea cu Raspundere Limitata'],
  ['Societate pe Actiuni Acme'],
  ['Acme Aktiengeselschaft'],
  ['Acme Gesellschaft mit beschraenkter Haftung'],
  ['Acme Limited Liabilty Company'],
  ['Uzdaroji Akcine Bendrove Acme'],
  ['Acme Akciju Sabiedriba'],
  ['Acme Corperation'],
  ['Acme Incorperated'],
  ['Acme Limitied'],
  ['Acme, S. de P.R. de R.L.'],
  ['The AB Electric LLC', 'ab electric'],
  ['The Public Joint Stock Company Acme'],
  ['The The Acme'],
  ['The A Acme', 'a acme'],
];

test('legal forms are removed wherever they may be, and nothing else is', () => {
  for (const [name, left = 'acme'] of STRIPPED) {
    const { words, formsAlone } = stripLegalForms(foldWords(name));
    assert.equal(words.join(' '), left, name);
    assert.equal(formsAlone, false, name);
  }
});

test('a name that consists only of legal forms is kept whole', () => {
  for (const name of [
    'LLC',
    'Ltd.',
    'S.A.',
    'Co., Ltd.',
    '(Pvt) Ltd',
    'Limited Company',
    'AB',
    'PT Ltd',
    'Inc. Inc.',
    'OOO',
    'The Limited',
  ]) {
    const folded = foldWords(name.replace('The ', ''));
    const { words, forms, formsAlone } = stripLegalForms(foldWords(name));
    assert.deepEqual(words, folded, name);
    assert.ok(formsAlone && forms.length > 0, name);
  }
});

test('a word that is a form only on its own is kept next to another form', () => {
  assert.deepEqual(stripLegalForms(['pat', 'llc']), {
    words: ['pat'],
    all: ['pat', 'llc'],
    forms: ['llc'],
    formsAlone: false,
    isDoubtful: false,
  });
  assert.deepEqual(stripLegalForms([]), { words: [], all: [], forms: [], formsAlone: false, isDoubtful: false });
});

test('the table lists each form once with its position, folded like names', () => {
  const forms = Object.values(LEGAL_FORMS).flatMap((list) => list.split(',').map((form) => form.trim()));
  assert.equal(new Set(forms).size, forms.length);
  for (const form of forms) assert.match(form, /^[a-z]+(?:\/[a-z]+)*(?:\s+[a-z]+(?:\/[a-z]+)*)*$/, form);
});

test('what is left is never empty, and is part of the name in its order', () => {
  const words = fc.constantFrom(
    'acme',
    'inc',
    'llc',
    'pt',
    'sa',
    'ab',
    'co',
    'limited',
    'liability',
    'company',
    'and',
    'de',
    'cv',
    's',
    'of',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 9 }), (folded: readonly string[]) => {
      const left = stripLegalForms(folded).words;
      assert.equal(left.length === 0, folded.length === 0);
      let at = 0;
      for (const word of left) {
        at = folded.indexOf(word, at) + 1;
        assert.ok(at > 0);
      }
    }),
    { numRuns: 2000 },
  );
});

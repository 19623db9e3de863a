import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { agreed } from '../../../../../core/documents/resume/rules/agreed.ts';
import { periodsIn } from '../../../../../core/documents/resume/rules/period.ts';
import type { WorkRole } from '../../../../../core/documents/resume/rules/roles/roles.ts';
import { NO_TAGS } from '../../../../../core/documents/resume/tagger/tag-resume.ts';

/** Returns a role with dates at a place of the document, or without dates. */
function role(title: string | null, company: string | null, at?: number): WorkRole {
  const dates = '2019 - 2021';
  const [period] = at === undefined ? [] : periodsIn({ text: dates, start: at, end: at + dates.length });
  return { title, company, period, description: null };
}

/** What the rules read, what the tagger reads, and the combined roles. */
const ROWS: readonly (readonly [what: string, read: WorkRole[], tagged: WorkRole[], both: WorkRole[]])[] = [
  [
    'take the role of the tagger if the rules read none',
    [],
    [role('Nurse', 'Harbor', 5)],
    [role('Nurse', 'Harbor', 5)],
  ],
  ['take no name alone from the tagger', [], [role('Nurse', null)], []],
  ['fill a null by the dates', [role('Nurse', null, 5)], [role(null, 'Harbor', 5)], [role('Nurse', 'Harbor', 5)]],
  ['fill a null by a name', [role('Nurse', null)], [role('NURSE', 'Harbor', 5)], [role('Nurse', 'Harbor', 5)]],
  ['keep the rules', [role('Nurse', 'Harbor', 5)], [role('Harbor', 'Nurse', 5)], [role('Nurse', 'Harbor', 5)]],
  [
    'leave a disputed role open',
    [{ ...role(null, null, 5), isDisputed: true }],
    [role('Nurse', 'Truro', 5)],
    [{ ...role(null, null, 5), isDisputed: true }],
  ],
  [
    'do not fill a null by a title and an employer in one',
    [role('Nurse', null, 5)],
    [role('Nurse', 'Payroll Clerk Quillfeather Press', 5)],
    [role('Nurse', null, 5)],
  ],
  [
    'do not match the same title at other dates',
    [role('Nurse', null, 5)],
    [role('Nurse', 'Harbor', 90)],
    [role('Nurse', null, 5)],
  ],
  [
    'leave out an employer above a role there with the same dates',
    [role(null, 'Harbor', 5), role('Nurse', 'Harbor', 25), role(null, 'Mill', 45)],
    [],
    [role('Nurse', 'Harbor', 25), role(null, 'Mill', 45)],
  ],
  [
    'drop a role that only the tagger reads among others',
    [role('Nurse', 'Harbor', 5)],
    [role('Nurse', 'Harbor', 5), role('Cook', 'Mill', 90)],
    [role('Nurse', 'Harbor', 5)],
  ],
];

suite('combined readings', () => {
  for (const [what, read, tagged, both] of ROWS) {
    test(what, () => {
      const { roles } = agreed({ roles: read, education: [], skills: [] }, { ...NO_TAGS, roles: tagged });
      assert.deepEqual(roles, both);
    });
  }

  test('fill the degree of a school whose name is disputed, but not the name', () => {
    const read = { institution: null, degree: null, field: null, period: role(null, null, 5).period, isDisputed: true };
    const tagged = { ...read, institution: 'Acme College Duluth', degree: 'MBA' };
    const { education } = agreed({ roles: [], education: [read], skills: [] }, { ...NO_TAGS, education: [tagged] });
    assert.deepEqual(education, [{ ...read, degree: 'MBA' }]);
  });

  test('replace a value that the tagger doubts with its own for the same entry', () => {
    const sure = (_field: string, text: string): number => (text === 'as Nurse' ? 0.001 : 0.99);
    const tagged = { ...NO_TAGS, roles: [role('Nurse', 'Harbor', 5)], sure };
    const { roles } = agreed({ roles: [role('as Nurse', 'Harbor', 5)], education: [], skills: [] }, tagged);
    assert.deepEqual(roles, [role('Nurse', 'Harbor', 5)]);
  });

  test('leave open where a title ends that only one of the two reads with its brackets', () => {
    const titleOf = (ours: string, theirs: string): (string | null)[] => {
      const sure = (_field: string, text: string): number => (text === ours ? 0.001 : 0.99);
      const tagged = { ...NO_TAGS, roles: [role(theirs, 'Harbor', 5)], sure };
      return agreed({ roles: [role(ours, 'Harbor', 5)], education: [], skills: [] }, tagged).roles.map(
        ({ title }) => title,
      );
    };
    assert.deepEqual(titleOf('Tutor', 'Tutor (15 hours)'), [null]);
    assert.deepEqual(titleOf('Tutor (15 hours)', 'Tutor'), [null]);
    assert.deepEqual(titleOf('Tutors', 'Tutor'), ['Tutor']);
  });

  test('take no deed that ends in a full stop as an employer', () => {
    const tagged = { ...NO_TAGS, roles: [role('Nurse', 'Oversaw Dry Goods.', 5)] };
    const { roles } = agreed({ roles: [role('Nurse', null, 5)], education: [], skills: [] }, tagged);
    assert.deepEqual(roles, [role('Nurse', null, 5)]);
    const firm = [role('Nurse', 'Consolidated Foods Co.', 5)];
    assert.deepEqual(agreed({ roles: firm, education: [], skills: [] }, NO_TAGS).roles, firm);
  });

  test('judge a name whose rest is below its cell by what is in the cell', () => {
    const sure = (_field: string, text: string): number => (text === 'Harbor Trust' ? 0 : 0.99);
    const wrapped = { ...role('Nurse', 'Harbor Trust', 5), firstLines: { company: 'Harbor' } };
    const tagged = { ...NO_TAGS, roles: [role('Nurse', 'Harbor', 5)], sure };
    const { roles } = agreed({ roles: [wrapped], education: [], skills: [] }, tagged);
    assert.equal(roles[0]?.company, 'Harbor Trust');
  });

  test('drop a title that begins with a symbol letter', () => {
    const { roles } = agreed({ roles: [role('l Cook', 'Harbor', 5)], education: [], skills: [] }, NO_TAGS);
    assert.deepEqual(roles, [role(null, 'Harbor', 5)]);
  });

  test('withhold a name that ends where more must follow', () => {
    const of = (institution: string): (string | null)[] => {
      const read = { institution, degree: 'BSc', field: null, period: undefined };
      return agreed({ roles: [], education: [read], skills: [] }, NO_TAGS).education.map((one) => one.institution);
    };
    assert.deepEqual(of('Acme College of'), [null]);
    assert.deepEqual(of('Acme College with'), [null]);
    assert.deepEqual(of('Acme College of Art'), ['Acme College of Art']);
  });

  test('withhold a field that ends in a bracket which nothing opens', () => {
    const read = { institution: 'Acme College', degree: 'BSc', field: 'Chemistry)', period: undefined };
    const { education } = agreed({ roles: [], education: [read], skills: [] }, NO_TAGS);
    assert.deepEqual(education, [{ ...read, field: null }]);
  });

  test('withhold a school with marks, which is not only its name', () => {
    const read = { institution: 'Acme College 71.4% overall', degree: 'MBA', field: null, period: undefined };
    const { education } = agreed({ roles: [], education: [read], skills: [] }, NO_TAGS);
    assert.deepEqual(education, [{ ...read, institution: null }]);
  });

  test("withhold a doubted name if the tagger's lacks the degree at its end", () => {
    const named = (company: string): readonly (string | null)[] => {
      const sure = (_field: string, text: string): number => (text === company ? 0.001 : 0.99);
      const tagged = { ...NO_TAGS, roles: [role('Nurse', 'Dr. Alan Pruitt', 5)], sure };
      const read = [role('Nurse', company, 5)];
      return agreed({ roles: read, education: [], skills: [] }, tagged).roles.map((one) => one.company);
    };
    assert.deepEqual(named('Dr. Alan Pruitt, DDS'), [null]);
    assert.deepEqual(named('Dr. Alan Pruitt, Truro'), ['Dr. Alan Pruitt']);
  });

  test('take no level as a skill of the tagger', () => {
    const read = agreed(
      { roles: [], education: [], skills: [] },
      { ...NO_TAGS, skills: ['Rye', 'Daily', 'Dough', 'Yeast'] },
    );
    assert.deepEqual(read.skills, ['Rye', 'Dough', 'Yeast']);
  });

  test('take a list of skills as a whole if the tagger accepts most of it', () => {
    const skills = ['Rye 0', 'Dough 0', 'Yeast 0', 'Salt 1', 'Oven 1'].map((one) => {
      const [text = '', row] = one.split(' ');
      return { text, item: `also ${text}`, row: Number(row) };
    });
    const sure = (_field: string, text: string): number =>
      Number(['also Rye', 'also Dough', 'also Salt'].includes(text));
    const read = agreed({ roles: [], education: [], skills }, { ...NO_TAGS, sure }).skills;
    assert.deepEqual(read, ['Rye', 'Dough', 'Yeast', 'Salt']);
  });

  test('take skills only from the tagger if there are more than two', () => {
    const skillsOf = (read: string[], skills: string[]): readonly string[] =>
      agreed(
        { roles: [], education: [], skills: read.map((text) => ({ text, item: text, row: 0 })) },
        { ...NO_TAGS, skills },
      ).skills;
    assert.deepEqual(skillsOf([], ['Go', 'Rye']), []);
    assert.deepEqual(skillsOf([], ['Go', 'Rye', 'Oven']), ['Go', 'Rye', 'Oven']);
    assert.deepEqual(skillsOf(['Go'], ['Go', 'Rye', 'Oven']), ['Go']);
  });
});

suite('combined readings where typefaces tell parts apart', () => {
  test('withhold a name that the tagger finds unlikely', () => {
    const doubting = { ...NO_TAGS, sure: () => 0.2 };
    const titles = (hasFaces: boolean): (string | null)[] =>
      agreed({ roles: [role('Nurse', 'Harbor', 5)], education: [], skills: [] }, { ...doubting, hasFaces }).roles.map(
        ({ title }) => title,
      );
    assert.deepEqual(titles(false), ['Nurse']);
    assert.deepEqual(titles(true), [null]);
  });

  test('leave the name of a group of skills out', () => {
    const skills = ['Baking', 'Oven', 'Mixer'].map((text) => ({ text, item: text, row: 0 }));
    const sure = (_field: string, text: string): number => (text === 'Baking' ? 0 : 0.99);
    const skillsOf = (hasFaces: boolean): readonly string[] =>
      agreed({ roles: [], education: [], skills }, { ...NO_TAGS, sure, hasFaces }).skills;
    assert.deepEqual(skillsOf(true), ['Oven', 'Mixer']);
    assert.deepEqual(skillsOf(false), ['Baking', 'Oven', 'Mixer']);
  });
});

suite('combined readings of studies', () => {
  /** The field that is served of a record whose field the tagger reads otherwise. */
  const fieldOf = (degree: string, ours: string | null, theirs: string): (string | null)[] => {
    const read = { institution: 'Acme College', degree, field: ours, period: role(null, null, 5).period };
    const sure = (_field: string, text: string): number => (text === ours ? 0 : 0.99);
    const tags = { ...NO_TAGS, sure, education: [{ ...read, field: theirs }] };
    return agreed({ roles: [], education: [read], skills: [] }, tags).education.map(({ field }) => field);
  };

  test('take no words of the degree as its field', () => {
    assert.deepEqual(fieldOf('Master of Business Administration', null, 'Administration'), [null]);
    assert.deepEqual(fieldOf('Master', null, 'Administration'), ['Administration']);
    assert.deepEqual(fieldOf('Bachelor of Arts', null, 'Art'), ['Art']);
  });

  test('keep a list of subjects whole', () => {
    assert.deepEqual(fieldOf('BA', 'Criminology, Law & Society', 'Criminology'), ['Criminology, Law & Society']);
    for (const more of [' Duluth', ', Duluth', ', GPA: 3.6', ', Law & Society ('])
      assert.deepEqual(fieldOf('BA', `Criminology${more}`, 'Criminology'), ['Criminology']);
  });
});

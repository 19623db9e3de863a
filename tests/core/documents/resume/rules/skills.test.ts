import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOf } from '../../../../../core/documents/resume/rules/ordered-rows.ts';
import { skillsOf } from '../../../../../core/documents/resume/rules/skills.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';

const SKILLS: readonly (readonly [why: string, text: string, skills: readonly string[]])[] = [
  ['a list after its label', 'Languages: Python, Go, C++', ['Python', 'Go', 'C++']],
  ['a list separated by dots', 'Java • Shell • C', ['Java', 'Shell', 'C']],
  ['one per row', 'Python\nGo', ['Python', 'Go']],
  ['items of a group, without its heading and level', 'Web\nMaster\n * HTML\n * CSS', ['HTML', 'CSS']],
  [
    'without how long somebody has had them',
    '- Soldering (less than 1 year)\n- Plating (5 years)',
    ['Soldering', 'Plating'],
  ],
  ['no ratings in signs', '- Plating\n- l l l l l', ['Plating']],
  ['items behind letters and behind signs of a list', '(a) Plating\n(b) Java', ['Plating', 'Java']],
  ['items behind a sign that is a letter', '\u00d8 Plating\n\u00d8 Java', ['Plating', 'Java']],
  ['duplicates once', 'Python, python', ['Python']],
  ['no place and date above a signature', 'Java, Go\nKassel, den 03.02.2025', ['Java', 'Go']],
  ['no interests', 'Interests: Tennis, Math\nTools: Git', ['Git']],
  ['no mother tongue', 'Mother tongue      English\nTools      Git, Word', ['Git', 'Word']],
  ['no spoken languages', 'Tools: Git, Word\nLanguages: English (native), Spanish (conversational)', ['Git', 'Word']],
  ['a list behind how well', 'Experienced with Java, Go', ['Java', 'Go']],
  ['a list behind how often', 'When needed also Java, Go', ['Java', 'Go']],
  ['labelled lists of one row', 'Machines: lathe, mill; Tools: Go', ['lathe', 'mill', 'Go']],
  [
    'labelled lists that are sentences',
    'People: coaching, rotas. Tools: Go, Java.',
    ['coaching', 'rotas', 'Go', 'Java'],
  ],
  [
    'labelled lists of one row with items of several words',
    'Machines: lathe; Milling of parts; tools: Go. Other: rye',
    ['lathe', 'Milling of parts', 'Go', 'rye'],
  ],
  ['a labelled list behind one without a label', 'lathe, mill; Tools: Go', ['lathe', 'mill', 'Go']],
  ['a labelled list beside another', 'Machines: lathe; mill      Tools: Go', ['lathe', 'mill', 'Go']],
  ['a list separated by ticks', '✓ Plating ✓ Java ✓ Go', ['Plating', 'Java', 'Go']],
  ['the last two of a list behind how well', 'Experienced in Plating, Java and Go', ['Plating', 'Java', 'Go']],
  ['a list behind what somebody is good at', 'I am good with Java, Go', ['Java', 'Go']],
  ['the last two of a sentence', 'Java, Shell and Go.', ['Java', 'Shell', 'Go']],
  ['one that has "and" in it', 'Java, Research and Development', ['Java', 'Research and Development']],
  ['one with "and" in it within a sentence', 'Research and Development, Java.', ['Research and Development', 'Java']],
  ['one at the end of a sentence with two "and"', 'Java, Cut and Sew and Knit.', ['Java', 'Cut and Sew and Knit']],
  ['a list that goes on behind a comma', 'Java, Machine Learning,\nGo', ['Java', 'Machine Learning', 'Go']],
  ['one that wraps in a small letter', 'Java, machine\nlearning, Go', ['Java', 'machine learning', 'Go']],
  [
    'one that wraps for lack of room',
    'Java, Project Planning, Machine\nLearning, Go',
    ['Java', 'Project Planning', 'Machine Learning', 'Go'],
  ],
  ['the rows of lists apart', 'Java, Go.\nwelding, brazing', ['Java', 'Go', 'welding', 'brazing']],
  ['no interests on the next row', 'Interests: Tennis,\nMath\nTools: Git', ['Git']],
  [
    'one that wraps in a small letter, with room above',
    'Java, machine\nlearning, Go\nData Modeling, Planning, Spreadsheets',
    ['Java', 'machine learning', 'Go', 'Data Modeling', 'Planning', 'Spreadsheets'],
  ],
  [
    'one that wraps on a second row for lack of room',
    'Java, baking,\nwelding of pipes, Machine\nLearning, Go',
    ['Java', 'baking', 'welding of pipes', 'Machine Learning', 'Go'],
  ],
  [
    'lists at a wide gap apart',
    'Java, Go.\nC, rye.\nShell, bread\n\n\n\nwelding',
    ['Java', 'Go', 'C', 'rye', 'Shell', 'bread', 'welding'],
  ],
  [
    'a list that begins elsewhere apart',
    'Java, Shell\n          welding, brazing',
    ['Java', 'Shell', 'welding', 'brazing'],
  ],
  ['items apart', '- Java, Go\n- welding, brazing', ['Java', 'Go', 'welding', 'brazing']],
  ['a list behind how much', 'Mostly Java, Go', ['Java', 'Go']],
  ['a label behind a comma', 'Java, Go,\nTools: Git, Word', ['Java', 'Go', 'Git', 'Word']],
  ['no references', 'Java, Go, References on request', ['Java', 'Go']],
  ['an item with a list in brackets whole', 'Java, Go (Gin, Echo), Rust', ['Java', 'Go (Gin, Echo)', 'Rust']],
  ['no item that closes a bracket of none', 'Java, Go), Rust', ['Java', 'Rust']],
  ['no item whose bracket stays open', 'Java, Go (Gin, Rust', ['Java', 'Rust']],
  ['the last after "and"', 'Java, Go, and Rust', ['Java', 'Go', 'Rust']],
  [
    'a pair at the end of a sentence as two',
    'Baking, budgeting, research and development.',
    ['Baking', 'budgeting', 'research', 'development'],
  ],
  ['a pair by itself as one', '- Research and development.', ['Research and development']],
  [
    'a pair behind "and" as one',
    'Baking, Budgeting, and Research and Development.',
    ['Baking', 'Budgeting', 'Research and Development'],
  ],
  [
    'all of an item that only contains a leading word',
    'Event planning including weddings, Java',
    ['Event planning including weddings', 'Java'],
  ],
  ['an item behind what leads up to it', 'Strong knowledge of Java, Go', ['Java', 'Go']],
  ['checks of references, but not their offer', '- Reference checking\n- References available', ['Reference checking']],
  ['no counts', 'Java, 14 endorsements, Go', ['Java', 'Go']],
  ['no item that goes on below', '- Comfortable with\n- Java\n- Go', ['Java', 'Go']],
  ['an abbreviation of two letters only', 'Java, BBBEE', ['Java', 'BBBEE']],
  ['no levels in the letters of a symbol font', 'Java  \u012a\u012a\u012a\u012af\nGo  \u012a\u012afff', ['Java', 'Go']],
  ['no levels', 'Java, Excellent, Go, Working knowledge', ['Java', 'Go']],
  ['no sentence', 'I enjoy working with people from all over the world', []],
  ['no words without separators', 'HTML CSS Javascript', []],
];

for (const [why, text, skills] of SKILLS) {
  test(`skills include ${why}`, () => {
    assert.deepEqual(
      skillsOf(rowsOf(textPages(text)), () => false).map((one) => one.text),
      skills,
    );
  });
}

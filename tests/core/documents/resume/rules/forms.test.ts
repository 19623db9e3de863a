import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { layOut } from '../../../../../core/documents/pages/layout.ts';
import type { DocumentPages } from '../../../../../core/documents/pages/pages.ts';
import type { PlacedWord } from '../../../../../core/documents/pages/placed-page.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';
import { quoteFinder } from '../../../../../core/documents/reading/find-quote.ts';
import type { Resume } from '../../../../../core/documents/resume/answer.ts';
import { parseResume } from '../../../../../core/documents/resume/parse-resume.ts';
import { readResume } from '../../../../../core/documents/resume/rules/read-resume.ts';
import { assertLinear } from '../../../http/linear-time.ts';
import { compareResume, countsOf, totalOf, type ResumeCounts } from '../made/compared.ts';
import { labelledResumes } from '../made/labelled-resumes.ts';
import { readTextLayers } from '../../../../../core/documents/pages/pdf-pages.ts';

function answerTo(document: DocumentPages): Resume | undefined {
  const { text } = document;
  const outcome = parseResume(readResume(document), quoteFinder({ type: 'text', text }, text));
  return outcome.kind === 'answer' ? outcome.answer : undefined;
}

/** What a resume serves, one row a role (title, employer, start, end), a record of studies and a skill. */
function served(document: DocumentPages): string[] {
  const answer = answerTo(document);
  return [
    ...(answer?.work_history ?? []).map((one) =>
      [one.title, one.company, one.start_date, one.end_date].map(String).join(' | '),
    ),
    ...(answer?.education ?? []).map((one) =>
      [one.degree, one.field, one.institution, one.graduation_date].map(String).join(' | '),
    ),
    ...(answer?.skills ?? []),
  ];
}

const BAKER = 'Baker | Acme Corp | 2018-03 | 2019-05';
const COOK = 'Cook | Stark Ltd | 2016-01 | 2018-02';
const STUDIES = 'B.Sc. | Physics | Stark College | 2015';

const FORMS: readonly (readonly [why: string, rows: string, served: readonly string[]])[] = [
  [
    'columns by place',
    `WORK
Employer         Position    From      To
Acme Corp        Baker       03/2018   05/2019
Stark Ltd        Cook        01/2016   02/2018`,
    [BAKER, COOK],
  ],
  ['columns by tabs', 'WORK\nEmployer\tPosition\tDates\nAcme Corp\tBaker\t03/2018 - 05/2019', [BAKER]],
  ['columns by bars', 'WORK\nDates | Position | Employer\n03/2018 - 05/2019 | Baker | Acme Corp', [BAKER]],
  [
    'a table of Markdown with an empty cell',
    'WORK\n| Period | Role | Company | Place |\n|---|---|---|---|\n| 03/2018 - 05/2019 | Baker | Acme Corp | |\n| 01/2016 - 02/2018 | Cook | Stark Ltd | Boise |',
    [BAKER, COOK],
  ],
  [
    'names that no word marks as such',
    'WORK\nDates | Rank | Firm\n03/2018 - 05/2019 | Second Hand | Wollombi\n01/2016 - 02/2018 | First Hand | Corran',
    ['Second Hand | Wollombi | 2018-03 | 2019-05', 'First Hand | Corran | 2016-01 | 2018-02'],
  ],
  [
    'a column that no list knows, which is no value',
    'WORK\nDates | Vessel, flag | Rank | Company\n03/2018 - 05/2019 | Kestrel Bank | Baker | Acme Corp',
    [BAKER],
  ],
  [
    'a head that no list knows in the place of the title',
    'WORK\nDates | Employer | Hat worn\n03/2018 - 05/2019 | Acme Corp | Baker',
    ['null | Acme Corp | 2018-03 | 2019-05'],
  ],
  [
    'a head that goes on in the next row',
    `WORK
Dates of             Employer         Position
employment                            held
03/2018 - 05/2019    Acme Corp        Baker`,
    [BAKER],
  ],
  [
    'a cell that goes on in the next row',
    `WORK
Dates                Employer                  Position
03/2018 - 05/2019    Larsson & Quill,          Baker
                     Chartered Accountants
01/2016 - 02/2018    Stark Ltd                 Cook`,
    ['Baker | Larsson & Quill, Chartered Accountants | 2018-03 | 2019-05', COOK],
  ],
  [
    'dates that go on in the next row',
    `WORK
Employer     Position   Dates
Acme Corp    Baker      Mar 2018 -
Group                   May 2019
Stark Ltd    Cook       Jan 2016 -
                        Feb 2018`,
    ['Baker | Acme Corp Group | 2018-03 | 2019-05', COOK],
  ],
  [
    'ends of names that are labels elsewhere',
    `EDUCATION
School            Degree       Major     Year
Stark             B.Sc.        Physics   2015
University
WORK
Employer          Position     Town      Dates
Acme Holdings     Baker        Truro     03/2018 - 05/2019
Enterprise                               in Truro`,
    ['Baker | Acme Holdings Enterprise | 2018-03 | 2019-05', 'B.Sc. | Physics | Stark University | 2015'],
  ],
  [
    'a row without dates',
    `WORK
Dates                Employer         Position
03/2018 - 05/2019    Acme Corp        Baker
                     Stark Ltd        Cook`,
    [BAKER, 'Cook | Stark Ltd | null | null'],
  ],
  [
    'dates that go on',
    `WORK
Employer     Position   Start     End
Acme Corp    Baker      03/2018   Present`,
    ['Baker | Acme Corp | 2018-03 | present'],
  ],
  [
    'an end that no word states',
    `WORK
Employer     Position   Start     End
Acme Corp    Baker      03/2018   on board`,
    ['Baker | Acme Corp | 2018-03 | null'],
  ],
  [
    'employers with their towns, as the head says',
    'WORK\nDates | Employer, City | Position\n03/2018 - 05/2019 | Acme Corp, Ashmere | Baker\n01/2016 - 02/2018 | Stark Ltd, Boise, ID | Cook',
    [BAKER, COOK],
  ],
  [
    'an employer with a known place',
    'WORK\nDates | Employer | Position\n03/2018 - 05/2019 | Acme Corp, Boise, ID | Baker',
    [BAKER],
  ],
  [
    'employers most of which end in a town',
    'WORK\nDates | Employer | Position\n03/2018 - 05/2019 | Acme Corp, Ashmere | Baker\n01/2016 - 02/2018 | Stark Ltd, Truro | Cook',
    [BAKER, COOK],
  ],
  [
    'an employer that is as it is because places have their column',
    'WORK\nDates | Employer | Position | Town\n03/2018 - 05/2019 | Acme Corp, Public Works | Baker | Truro',
    ['Baker | Acme Corp, Public Works | 2018-03 | 2019-05'],
  ],
  [
    'two things in one column',
    'WORK\nDates | Position / Employer\n03/2018 - 05/2019 | Baker / Acme Corp\nEDUCATION\nYear | Degree / Major | School\n2015 | B.Sc. / Physics | Stark College',
    [BAKER, STUDIES],
  ],
  [
    'placeholders',
    'WORK\nDates | Employer | Position\n03/2018 - 05/2019 | Acme Corp | N/A\n01/2016 - 02/2018 | Stark Ltd | Cook',
    ['null | Acme Corp | 2018-03 | 2019-05', COOK],
  ],
  [
    'items below the rows',
    'WORK\nDates | Employer | Position\n03/2018 - 05/2019 | Acme Corp | Baker\n- Baked bread in May 2018\n01/2016 - 02/2018 | Stark Ltd | Cook',
    [BAKER, COOK],
  ],
  [
    'an entry below a table, apart from it',
    'WORK\nDates | Employer | Position\n03/2018 - 05/2019 | Acme Corp | Baker\n\nCook, Stark Ltd\n01/2016 - 02/2018',
    [BAKER, COOK],
  ],
  [
    'a table without a heading',
    'Jane Doe\njane.doe@example.com\nAt sea\nRank | Company | Signed on | Signed off\nBaker | Acme Corp | 03/2018 | 05/2019',
    [BAKER],
  ],
  [
    'a table of referees, who had no such roles',
    'WORK\nBaker, Acme Corp\n03/2018 - 05/2019\n\nREFERENCES\nName | Position | Company | Since\nJan Roe | Cook | Stark Ltd | 2016',
    [BAKER],
  ],
  [
    'a table of volunteering',
    'WORK\nBaker, Acme Corp\n03/2018 - 05/2019\n\nVOLUNTEERING\nDates | Organisation | Role\n01/2016 - 02/2018 | Stark Ltd | Cook',
    [BAKER],
  ],
  [
    'titles at universities',
    'WORK\nDates | Position | University\n03/2018 - 05/2019 | Lecturer | Stark College',
    ['Lecturer | Stark College | 2018-03 | 2019-05'],
  ],
  ['studies', 'EDUCATION\nYear | Award | Subject | School\n2015 | B.Sc. | Physics | Stark College', [STUDIES]],
  [
    'studies whose first head is a heading too',
    'EDUCATION\nSchool       Degree  Field of study  Completed\nStark College  B.Sc.   Physics         2015',
    [STUDIES],
  ],
  [
    'degrees with their fields',
    'EDUCATION\nYear | Degree | School\n2015 | B.Sc. in Physics | Stark College\n2012 | Certificate IV | Albany School\n2010 | Diploma, First Class | Albany School\n2008 | Ph.D. Hydrology | Albany School',
    [
      STUDIES,
      'Certificate IV | null | Albany School | 2012',
      'Diploma, First Class | null | Albany School | 2010',
      'Ph.D. | Hydrology | Albany School | 2008',
    ],
  ],
  [
    'skills without their levels and years',
    'SKILLS\n| What | How well |\n|---|---|\n| Safeguarding | solid |\n| KYC / AML checks | daily |',
    ['Safeguarding', 'KYC / AML checks'],
  ],
  ['lists of skills in a column', 'SKILLS\nArea | Skills\nWeb | HTML, CSS\nData | SQL', ['HTML', 'CSS', 'SQL']],
  [
    'a skill that is a heading elsewhere',
    'SKILLS\nSkill       Level\nMentoring   good\nSQL         fair',
    ['Mentoring', 'SQL'],
  ],
  [
    'a heading in the margin below a table',
    'SKILLS\nSkill       Level\nSQL         fair\nEducation   B.Sc. in Physics, Stark College, 2015',
    [STUDIES, 'SQL'],
  ],
  [
    'a heading with fewer cells than the rows above it',
    'SKILLS\nSkill    Level   Years\nSQL      fair    5\nPlating  good    3\nAwards   Golden Loaf',
    ['SQL', 'Plating'],
  ],
  [
    'labels before values below a table',
    'WORK\nEmployer     Position    Dates\nAcme Corp    Baker       03/2018 - 05/2019\nEmployer: Stark Ltd    Job title: Cook    Dates: 01/2016 - 02/2018',
    [BAKER, COOK],
  ],
  [
    'a labelled value that goes on in the next row',
    'WORK\nEmployer     Larsson & Quill, Chartered\n             Accountants\nPosition     Baker\nTenure       03/2018 - 05/2019',
    ['Baker | Larsson & Quill, Chartered Accountants | 2018-03 | 2019-05'],
  ],
  [
    'a row below a labelled value that had room',
    'WORK\nEmployer     Acme Corp\n             Truro\nPosition     Baker\nTenure       from 03/2018 - 05/2019',
    [BAKER],
  ],
  [
    'a box by itself between boxes next to each other',
    'WORK\nName of employer     Town\nAcme Corp            Truro\nJob title\nBaker\nFrom                 To\n03/2018              05/2019',
    [BAKER],
  ],
  [
    'what is below a label and its value that fill a row',
    'WORK\nDates: 03/2018 - 05/2019\nEmployer: Acme Corp\nJob title: Baker of Bread and Rye Rolls\nBakedgoods daily',
    ['Baker of Bread and Rye Rolls | Acme Corp | 2018-03 | 2019-05'],
  ],
  [
    'a label and its value above heads',
    'WORK\nReference    12\nEmployer     Position    Dates\nAcme Corp    Baker       03/2018 - 05/2019',
    [BAKER],
  ],
  [
    'items apart from the rows of a table',
    'WORK\nDates | Employer | Position\n03/2018 - 05/2019 | Acme Corp | Baker\n\n- Baked bread in May 2018\n01/2016 - 02/2018 | Stark Ltd | Cook',
    [BAKER, COOK],
  ],
  [
    'a row between bars with one cell',
    'WORK\n| Dates | Employer | Position |\n|---|---|---|\n| 03/2018 - 05/2019 | Acme Corp | Baker |\n| | Stark Ltd | |',
    [BAKER, 'null | Stark Ltd | null | null'],
  ],
  [
    'a cell apart from the rows of a table',
    'WORK\nEmployer     Position    Dates\nAcme Corp    Baker       03/2018 - 05/2019\n\nKiln Bank',
    [BAKER],
  ],
  [
    'the end of a school above items, which is no label',
    'EDUCATION\n2011 - 2015\nStark\nUniversity\n- B.Sc. in Physics\n- GPA: 3.6\n2008 - 2011\nAlbany\nCollege\n- Diploma in Welding',
    ['B.Sc. | Physics | null | 2015', 'Diploma | Welding | null | 2011'],
  ],
  ['heads of no table that is read', 'SKILLS\nPlating\nSoftware | Licences | Level | Grade', ['Plating']],
  [
    'labels before values',
    'WORK\nEmployer: Acme Corp\nJob title: Baker\nStart date: 03/2018   End date: 05/2019\nDuties: bread\n- Baked\nEmployer: Stark Ltd\nJob title: Cook\nFrom: 01/2016\nTo: 02/2018',
    [BAKER, COOK],
  ],
  [
    'labels with their colons apart',
    'WORK\nOrganisation    :  Acme Corp\nDesignation     :  Baker\nDuration        :  Mar 2018 - May 2019\nClient          :  Kiln Bank\nOrganisation    :  Stark Ltd\nDesignation     :  Cook\nDuration        :  Jan 2016 - Feb 2018',
    [BAKER, COOK],
  ],
  [
    'labels without colons',
    'WORK\nEmployer     Acme Corp\nPosition     Baker\nSupervisor   Kiln\nTenure       03/2018 - 05/2019',
    [BAKER],
  ],
  [
    'a label and a title that is one too',
    'WORK\nEmployer     Acme Corp\nPosition     Manager\nTenure       03/2018 - 05/2019',
    ['Manager | Acme Corp | 2018-03 | 2019-05'],
  ],
  [
    'two labels in a row',
    'EDUCATION\nSchool: Stark College\nDegree: B.Sc. Field of study: Physics\nCompleted: 2015',
    [STUDIES],
  ],
  [
    'a degree that names another',
    'EDUCATION\nSchool: Stark College\nCertificate: B.Sc.\nMajor: Physics\nYear: 2015',
    [STUDIES],
  ],
  [
    'an organisation where somebody studied',
    'EDUCATION\nYear: 2015\nTitle of qualification: B.Sc.\nSubject: Physics\nName of organisation: Stark College',
    [STUDIES],
  ],
  [
    'studies that begin with their degree right below work',
    'WORK\nEmployer: Acme Corp\nJob title: Baker\nDates: 03/2018 - 05/2019\nDegree: B.Sc.\nMajor: Physics\nYear: 2015\nInstitution: Stark College',
    [BAKER, STUDIES],
  ],
  [
    'studies that begin with their field',
    'EDUCATION\nMajor: Physics\nDegree: B.Sc.\nSchool: Stark College\nYear: 2015',
    [STUDIES],
  ],
  [
    'labels in another order',
    'WORK\nEmployer: Acme Corp\nJob title: Baker\nDates: 03/2018 - 05/2019\nJob title: Cook\nEmployer: Stark Ltd\nDates: 01/2016 - 02/2018',
    [BAKER, COOK],
  ],
  [
    'a heading between entries',
    'EDUCATION\nDegree: B.Sc.\nMajor: Physics\nYear: 2015\n\nWORK\nInstitution: Stark College\nPosition: Lecturer\nTenure: 03/2018 - 05/2019',
    ['Lecturer | Stark College | 2018-03 | 2019-05', 'B.Sc. | Physics | null | 2015'],
  ],
  [
    'an award beside a degree',
    'EDUCATION\nYear | Award | Degree | Field | School\n2015 | Golden Atom | B.Sc. | Physics | Stark College',
    [STUDIES],
  ],
  [
    'an award at work',
    'WORK\nPosition | Dates | Award\nBaker | 03/2018 - 05/2019 | Golden Loaf',
    ['Baker | null | 2018-03 | 2019-05'],
  ],
  [
    'an employer above the labels of one entry',
    'WORK\n\nKiln Bank\nA family business with a shop.\nPosition: Baker\nTenure: 03/2018 - 05/2019',
    ['Baker | Kiln Bank | 2018-03 | 2019-05'],
  ],
  [
    'what an application is about, which is no role',
    'Data Sheet\nPosition: Baker\nDate: 03/2018\n\nSKILLS\nPlating',
    ['Plating'],
  ],
  [
    'employers above all entries but one',
    'WORK\n\nKiln Bank\nPosition: Baker\nTenure: 03/2018 - 05/2019\n- Baked\nPosition: Cook\nTenure: 01/2016 - 02/2018',
    ['Baker | Kiln Bank | 2018-03 | 2019-05', 'Cook | Kiln Bank | 2016-01 | 2018-02'],
  ],
  [
    'employers above all entries but the first',
    'WORK\n\nPosition: Baker\nTenure: 03/2018 - 05/2019\n- Baked\n\nKiln Bank\nPosition: Cook\nTenure: 01/2016 - 02/2018',
    ['Baker | null | 2018-03 | 2019-05', 'Cook | null | 2016-01 | 2018-02'],
  ],
  [
    'rows above titles at universities',
    'WORK\n\nFirst Bank\nPosition: Lecturer\nInstitution: Stark College\nTenure: 03/2018 - 05/2019\n\nKiln Bank\nPosition: Tutor\nInstitution: Albany School\nTenure: 01/2016 - 02/2018',
    ['Lecturer | Stark College | 2018-03 | 2019-05', 'Tutor | Albany School | 2016-01 | 2018-02'],
  ],
  [
    'projects above entries with clients',
    'WORK\n\nKiln Bank\nClient: Acme Corp\nRole: Baker\nDuration: 03/2018 - 05/2019\n\nOven Bank\nClient: Stark Ltd\nRole: Cook\nDuration: 01/2016 - 02/2018',
    [BAKER, COOK],
  ],
  [
    'rows above studies, which are no schools',
    'EDUCATION\n\nEvening Bank\nDegree: B.Sc.\nMajor: Physics\nYear: 2015\n\nMorning Bank\nDegree: MBA\nMajor: Finance\nYear: 2010',
    ['B.Sc. | Physics | null | 2015', 'MBA | Finance | null | 2010'],
  ],
  [
    'boxes in words of their own between others',
    'WORK\nEmployer: Acme Corp\nJob title: Baker\nDates: 03/2018 - 05/2019\n\nManager\nCook, Kiln Bank\n\nEmployer: Stark Ltd\nJob title: Cook\nDates: 01/2016 - 02/2018',
    [BAKER, COOK],
  ],
  [
    'studies right below work',
    'WORK\nEmployer: Acme Corp\nJob title: Baker\nDates: 03/2018 - 05/2019\nInstitution: Stark College\nDegree: B.Sc.\nMajor: Physics\nYear: 2015',
    [BAKER, STUDIES],
  ],
  [
    'skills right below studies',
    'EDUCATION\nSchool: Stark College\nDegree: B.Sc.\nMajor: Physics\nYear: 2015\n\nSkills: Plating, Soldering',
    [STUDIES, 'Plating', 'Soldering'],
  ],
  [
    'blocks that begin with a client',
    'WORK\nClient: Acme Corp\nRole: Baker\nDuration: 03/2018 - 05/2019\n\nClient: Stark Ltd\nRole: Cook\nDuration: 01/2016 - 02/2018',
    [BAKER, COOK],
  ],
  [
    'employers above the labels',
    'WORK\n\nAcme Corp\nA family business with a shop.\nPosition: Baker\nTenure: 03/2018 - 05/2019\n- Baked\n\nStark Ltd\nPosition: Cook\nTenure: 01/2016 - 02/2018',
    [BAKER, COOK],
  ],
  [
    'labels of what somebody did that are headings elsewhere',
    'WORK\nEmployer: Acme Corp\nPosition: Baker\nTenure: 03/2018 - 05/2019\nDuties\n- Baked\nAchievements\n- Sold\n\nEmployer: Stark Ltd\nPosition: Cook\nTenure: 01/2016 - 02/2018',
    [BAKER, COOK],
  ],
  [
    'boxes next to each other',
    `1 Employment

Name of employer     Town
Acme Corp            Truro
Job title            Pay on leaving
Baker                12.60 per hour
From (month / year)  To (month / year)
03/2018              05/2019
Outline of duties
- Baked
Name of employer     Town
Stark Ltd            Boise
Job title            Pay on leaving
Cook                 minimum wage
From (month / year)  To (month / year)
01/2016              02/2018`,
    [BAKER, COOK],
  ],
  [
    'boxes one below the other, the first of which is a heading too',
    'EDUCATION\nDegree\nB.Sc.\nSchool\nStark College\nMajor\nPhysics\nYear\n2015',
    [STUDIES],
  ],
  [
    'a title of a label with signs',
    'WORK\nAcme Corp\nPosition: Baker / Cook (Nights)\n03/2018 - 05/2019',
    ['Baker / Cook (Nights) | Acme Corp | 2018-03 | 2019-05'],
  ],
];

suite('tables and forms', () => {
  for (const [why, rows, expected] of FORMS) {
    test(why, () => {
      assert.deepEqual(served(textPages(`Jane Doe\njane.doe@example.com\n\n${rows}\n`)), expected);
    });
  }
});

test('what is below a label of duties is a description', () => {
  const rows =
    'WORK\nEmployer: Acme Corp\nJob title: Baker\nDates: 03/2018 - 05/2019\nDuties\n- Baked\n\n- Sold\n\nOther';
  assert.equal(answerTo(textPages(`Jane Doe\n${rows}`))?.work_history[0]?.description, 'Baked\nSold');
});

test('contact details above the labels of an entry', () => {
  const rows =
    'Address: Boise, ID\nE-mail: jane.doe@example.com\nFrom: 03/2018\nTo: 05/2019\nEmployer: Acme Corp\nJob title: Baker';
  const answer = answerTo(textPages(`Jane Doe\n${rows}`));
  assert.equal(answer?.contact.email, 'jane.doe@example.com');
  assert.deepEqual(served(textPages(`Jane Doe\n${rows}`)), [BAKER]);
});

test('the head of a mail is not the beginning of a record', () => {
  const text =
    'From: Jane Doe <jane.doe@example.com>\nTo: jobs@example.org\nDate: Tue, 3 Mar 2026\nSubject: Application for Baker\n\nEDUCATION\nDegree: B.A.\nMajor: Physics\n';
  assert.deepEqual(answerTo(textPages(text))?.education, [
    { institution: null, degree: 'B.A.', field: 'Physics', graduation_date: null },
  ]);
});

test('the first line below a label of position and duties is the position', () => {
  const rows = `WORK
Dates                Employer     Position and duties
03/2018 - 05/2019    Acme Corp    Baker
                                  I bake bread, and sell it.
01/2016 - 02/2018    Stark Ltd    Cook`;
  assert.deepEqual(served(textPages(`Jane Doe\njane.doe@example.com\n\n${rows}\n`)), [BAKER, COOK]);
});

/** Returns lines of words at places of a page: from the left and top in points; a letter is five wide. */
function placed(
  lines: readonly (readonly [top: number, ...cells: (readonly [left: number, text: string])[]])[],
): DocumentPages {
  const words = lines.flatMap(([top, ...cells]) =>
    cells.flatMap(([left, text]) => {
      let at = left;
      return text.split(' ').map((word): PlacedWord => {
        const box = { left: at, right: at + word.length * 5, top, bottom: top + 8 };
        at = box.right + 3;
        return { text: word, box, certainty: 1 };
      });
    }),
  );
  return layOut([{ width: 600, height: 800, source: 'text_layer', words, fields: [] }]);
}

suite('tables and forms on pages', () => {
  test('boxes in two columns are read across', () => {
    const boxes = [
      ['School or college', 'Year obtained', 'Stark College', '2015'],
      ['Qualification', 'Subject', 'B.Sc.', 'Physics'],
      ['School or college', 'Year obtained', 'Albany School', '2012'],
      ['Qualification', 'Subject', 'Diploma', 'Welding'],
    ];
    const lines = boxes.flatMap(([left = '', right = '', value = '', other = ''], i) => [
      [100 + 34 * i, [40, left], [308, right]] as const,
      [113 + 34 * i, [40, value], [308, other]] as const,
    ]);
    const page = placed([
      [20, [40, 'Jane Doe']],
      [35, [40, 'jane.doe@example.com']],
      [70, [40, 'EDUCATION']],
      ...lines,
    ]);
    assert.deepEqual(served(page), [STUDIES, 'Diploma | Welding | Albany School | 2012']);
  });

  test('labelled values that fill their column go on below their labels', () => {
    const page = placed([
      [20, [40, 'Jane Doe']],
      [35, [40, 'jane.doe@example.com']],
      [70, [40, 'EDUCATION']],
      [85, [40, 'School: Kwantlen Polytechnic of the Northern Rivers and Southern Ranges Medical Sciences']],
      [99, [40, 'University']],
      [113, [40, 'Degree: Higher National Diploma in Construction and the Built Environment of Coastal and']],
      [127, [40, 'Riverine Towns']],
      [141, [40, 'Year: 2015']],
      [155, [40, 'School: Stark College of the Northern Rivers and Southern Ranges Medical Sciences and Trades']],
      [169, [40, 'EXPERIENCE']],
      [183, [40, 'Welder, Acme Corp, 2018 - 2019']],
    ]);
    assert.deepEqual(served(page), [
      'Welder | Acme Corp | 2018 | 2019',
      'Higher National Diploma | Construction and the Built Environment of Coastal and Riverine Towns | Kwantlen Polytechnic of the Northern Rivers and Southern Ranges Medical Sciences University | 2015',
      'null | null | Stark College of the Northern Rivers and Southern Ranges Medical Sciences and Trades | null',
    ]);
  });

  test('what fills its column below a label does not go on in a description', () => {
    const page = placed([
      [20, [40, 'Jane Doe']],
      [35, [40, 'jane.doe@example.com']],
      [70, [40, 'WORK']],
      [85, [40, 'Employer: Acme Corp']],
      [99, [40, 'Dates: 03/2018 - 05/2019']],
      [113, [40, 'Position: Senior Baker of Bread and Rye Rolls and Pastries and Cakes for Hotels and Restaurants']],
      [127, [40, 'Bakedgoodsfortables of the region']],
    ]);
    assert.deepEqual(served(page), [
      'Senior Baker of Bread and Rye Rolls and Pastries and Cakes for Hotels and Restaurants | Acme Corp | 2018-03 | 2019-05',
    ]);
  });

  test('cells that are right below their heads, though they begin elsewhere', () => {
    const page = placed([
      [20, [40, 'Jane Doe']],
      [35, [40, 'jane.doe@example.com']],
      [70, [40, 'WORK']],
      [85, [60, 'Employer'], [240, 'Position'], [420, 'Dates']],
      [99, [40, 'Acme Corporation'], [225, 'Senior Baker'], [380, '03/2018 - 05/2019']],
      [113, [40, 'Stark Industries'], [225, 'Kitchen Cook'], [380, '01/2016 - 02/2018']],
    ]);
    assert.deepEqual(served(page), [
      'Senior Baker | Acme Corporation | 2018-03 | 2019-05',
      'Kitchen Cook | Stark Industries | 2016-01 | 2018-02',
    ]);
  });
});

/** Reads generated resumes of labelled values, as text and as PDF. */
async function countsFor(half: 'open' | 'kept'): Promise<ResumeCounts> {
  const compared = [];
  for (const { text, pages, pdf, truth } of labelledResumes(half, { each: 4, seed: 7 })) {
    if (text !== null) compared.push(...compareResume(answerTo(textPages(text)), truth));
    if (pages.length === 0) continue;
    const read = await readTextLayers(await pdf());
    assert.ok('document' in read);
    compared.push(...compareResume(answerTo(read.document), truth));
  }
  return totalOf(countsOf(compared));
}

suite('generated tables and forms', () => {
  for (const half of ['open', 'kept'] as const) {
    test(`with ${half} wordings are read by their labels`, async () => {
      const { right, wrong, missing } = await countsFor(half);
      assert.ok(right / (right + wrong + missing) > 0.96, `${right} right, ${missing} missing`);
      assert.ok(wrong / (right + wrong) < 0.01, `${wrong} of ${right + wrong} served values are wrong`);
    });
  }
});

suite('reading tables and forms takes linear time', () => {
  for (const row of [
    'Employer | Position | Dates\n',
    'Employer: a\n',
    'Degree\n',
    'a | Baker | 2018\n',
    'Title: a: b: c: ',
  ]) {
    test(JSON.stringify(row), () => {
      assertLinear((length) => textPages(`WORK\n${row.repeat(length / 240)}`), readResume, 250_000);
    });
  }
});

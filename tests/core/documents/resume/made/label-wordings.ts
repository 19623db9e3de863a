import { list } from './word-lists.ts';

/** What a column or a box of a table or form holds. */
export type Labelled = keyof typeof WORDINGS;

/** How tables and forms word their labels, by what they hold. */
const WORDINGS = {
  title: list(
    `Position; Job title; Title; Role; Position held; Post held; Designation; Occupation; Rank; Job; Capacity; Title/rank;
    Position title; Your role; Job role; Post; Rank or position; Job title (most recent first); Employed as; Function;
    Role / Position; Title or grade; Official title; Position(s) held; Name of position; Job Title/Role; Last position held`,
  ),
  company: list(
    `Employer; Company; Organisation; Employer name; Name of employer; Name of company; Company name; Firm; Organization;
    Employer's name; Business; Name of firm; Agency; Employing organisation; Company / organisation; Employer or firm;
    Workplace; Name of organization; Employer (full name); Worked for; Company or agency; Employing company; Business name;
    Former employer; Employer/Company; Name of present or last employer`,
  ),
  start: list(
    `From; Start; Start date; Date from; Joined; Started; Signed on; Date joined; Commenced; From (mm/yyyy); Begin;
    Date of joining; Begin date; First day; Hired; Date hired; Date started; Commencement date; Month/year from; Entry`,
  ),
  end: list(
    `To; End; End date; Date to; Left; Ended; Signed off; Until; Finished; To (mm/yyyy); Date left; Date of leaving;
    Last day; Through; Date ended; Leaving date; Finish; Termination date; Month/year to; Separated`,
  ),
  dates: list(
    `Dates; Period; Dates of employment; Duration; Tenure; Employment dates; When; Dates employed; Time period;
    Period of employment; Service period; Term; From / To; Dates worked; Date range; Month and year; Time frame;
    Employed from - to; Length of service; Period of service; Dates (from-to)`,
  ),
  place: list(
    `Location; City; Town; Place; City, State; City/State; Country; Where; Site; Town or city; Based in; Place of work;
    Work location; Address; Duty station; Employer location; City and state; Town/Country; Region`,
  ),
  duties: list(
    `Duties; Responsibilities; Main duties; Key responsibilities; Description; Summary of duties; Tasks; What I did;
    Nature of work; Achievements; Job description; Main tasks; Brief outline of duties; Duties performed; Work performed;
    Main activities; Key duties and responsibilities`,
  ),
  otherOfRole: list(
    `Reason for leaving; Salary; Supervisor; Hours per week; Final pay; Manager; Reporting to; Contract type;
    Notice period; Department; Line manager; Pay on leaving; Ref. no.; Industry; Phone; Type of business; Team size;
    Contact; Rate of pay; Sector; Vessel; Project; Supervisor's name; May we contact?; Starting salary; Full/part time`,
  ),
  institution: list(
    `School; Institution; College; University; School or college; Name of school; Institute; Name of institution;
    School attended; Establishment; School / University; Place of study; Educational institution; College or university;
    Training provider; Academy; School name; Provider; Name of college/university; School, college or university;
    Educational establishment; Institution attended; University or college attended`,
  ),
  degree: list(
    `Degree; Qualification; Award; Degree obtained; Diploma; Degree/Diploma; Qualification gained; Certificate; Credential;
    Type of degree; Degree earned; Award title; Qualifications obtained; Degree or certificate; Exam passed;
    Diploma or degree; Degree awarded; Qualification(s); Title of qualification; Degree received; Qualification achieved`,
  ),
  field: list(
    `Field; Major; Subject; Field of study; Specialisation; Subjects; Area of study; Course of study; Discipline;
    Major subject; Main subject; Concentration; Stream; Branch; Subject(s); Specialty; Programme of study; Subjects studied;
    Principal subject; Field of specialization; Major field`,
  ),
  graduation: list(
    `Year; Completed; Graduation; Year of graduation; Graduated; Date awarded; Date completed; Year obtained; Passed;
    Year of passing; Graduation year; Finished; Date of completion; Completion date; Year completed; Date obtained;
    Date of award; Month and year; Year awarded; Date graduated`,
  ),
  otherOfStudy: list(
    `Grade; GPA; Result; Percentage; Marks; Final grade; Honours; Class; Credits; CGPA; Score; Remarks; Full/part time;
    Mode of study; Grade achieved; Class / division; Results; Overall grade`,
  ),
  skill: list(
    `Skill; Skills; Competence; Competency; Area; Technology; Tool; Software; What; Ability; Tools and software; Skill area;
    Expertise; Area of expertise; Topic; Technique; Computer skills; Key skill; Field of expertise; Application`,
  ),
  level: list(
    `Level; Proficiency; How well; Rating; Skill level; Self-rating; Mastery; Confidence; Frequency; Competence level;
    Level of proficiency; Proficiency level; Level of experience; Degree of skill; Self-assessment; Use`,
  ),
  years: list(
    `Years; Years of experience; Years used; Experience; How long; Experience (years); No. of years; Yrs; Length of experience;
    Years' experience; Years in use; Time used; Number of years`,
  ),
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Which half of the wordings: one to make rules by, and one to measure them with. */
export type WordingHalf = 'open' | 'kept';

/** Returns half of the wordings of a label. A wording's letters decide on its half. */
export function wordingsOf(kind: Labelled, half: WordingHalf): readonly string[] {
  const isKept = (text: string): boolean => {
    let sum = 7;
    for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
    return Math.floor(sum / 64) % 2 === 1;
  };
  return WORDINGS[kind].filter((text) => isKept(text) === (half === 'kept'));
}

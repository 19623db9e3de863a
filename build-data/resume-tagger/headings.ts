import type { Section } from '../../core/documents/resume/tagger/labels.ts';

function list(text: string): readonly string[] {
  return text
    .split(';')
    .map((one) => one.trim().replaceAll(/\s+/g, ' '))
    .filter((one) => one !== '');
}

/** Headings of sections as people word them, the commonest more than once. */
export const HEADINGS: Readonly<Record<Exclude<Section, 'head'> | 'summary' | 'contact', readonly string[]>> = {
  experience:
    list(`Experience; Experience; Experience; Work Experience; Work Experience; Professional Experience; Professional Experience; Employment History; Employment; Work History; Career History; Relevant Experience; Employment Experience;
    Professional Background; Positions Held; Internships; Industry Experience; Research Experience; Teaching Experience; Academic Appointments; Career; My Career; Career Path; Professional Path; Professional Journey; Roles; Where I've Been; Where I Have Worked; What I've Done; Work;
    Chronology of Employment; Employment Record; Track Record; Previous Positions; Work and Internships; Jobs; Experience and Leadership; Engineering Experience; Clinical Experience; Sales Experience; Experience Highlights; Career Highlights; Selected Experience; Military Experience; Professional Employment;
    Employment Details; Experience Details; Practical Experience; Paid Work; Positions; Appointments; Occupational History; Job Experience; Professional Life; Career Summary and History`),
  education:
    list(`Education; Education; Education; Education; Education and Training; Academic Background; Academic Qualifications; Qualifications; Educational Background; Education & Certifications; Academic History; Studies; Schooling; Where I Studied; University; Degrees; Academic Credentials; Academic Record; Training and
    Education; Education and Honors; Learning; Education Details; School and University; Formal Education; Academics; Academic Profile; Educational Attainment; Diplomas`),
  skills:
    list(`Skills; Skills; Skills; Technical Skills; Key Skills; Core Competencies; Areas of Expertise; Core Skills; Professional Skills; Skills & Tools; Technologies; Expertise; Competencies; Skill Set; Toolbox; Tech Stack; Capabilities; What I Know; Good At; Computer Skills; Technical Proficiencies; Strengths; Specialties; Hard Skills; Soft
    Skills; Tools; Programming; Knowledge; Abilities; Additional Skills; Skills Summary; Skills Overview; Technical Expertise; Software; IT Skills; Practical Skills; My Skills; Proficiencies`),
  summary: list(
    `Summary; Profile; About; About Me; Objective; Professional Summary; Career Objective; Personal Statement; Executive Summary; Overview; Career Profile; Professional Profile; Who I Am; Introduction; Hello; Highlights; Summary of Qualifications; In Short; Bio; Statement; Personal Profile`,
  ),
  contact: list(
    `Contact; Contact; Contact Information; Contact Details; Contact Me; Personal Details; Personal Information; Get in Touch; Reach Me; Info; Details; Find Me`,
  ),
  other:
    list(`Projects; Personal Projects; Certifications; Certificates; Licenses & Certifications; Awards; Honors & Awards; Achievements; Publications; Languages; Interests; Hobbies; Volunteering; Volunteer Experience; Volunteer Work; Community Involvement; Activities; Extracurricular Activities; Leadership; References; Memberships;
    Professional Affiliations; Courses; Relevant Coursework; Training; Conferences; Presentations; Patents; Additional Information; Hobbies and Interests; Professional Development; Side Projects; Open Source; Grants; Service; Links; Selected Works; Exhibitions; Campus Involvement; Scholarships; Teaching; Courses Taught; Grants and Fellowships; Grants; Fellowships; Other Information; Additional Details; Invited Talks; Mentoring`),
};

import { wordsIn } from './lists.ts';

/** Occupations: the nouns that job titles end in or consist of, in the singular. */
export const OCCUPATIONS: ReadonlySet<string> = new Set(
  wordsIn(`
  accountant actor actress actuary acupuncturist adjuster administrator admin adviser advisor advocate aide agent agronomist
  ambassador analyst anchor announcer apprentice archaeologist architect archivist artist assembler assessor assistant
  associate astronaut astronomer athlete attendant attorney auctioneer auditor author babysitter bailiff baker banker
  barber barista bartender beautician biologist biochemist biostatistician blacksmith bookkeeper  botanist brewer broker
  busser butcher buyer cadet cameraman captain caregiver caretaker carpenter cartographer cashier caterer ceo cfo cio cto
  coo cmo ciso cpo cro chairman chairperson chairwoman chair chaplain chauffeur chef chemist chief choreographer cleaner
  clerk clinician coach co-founder cofounder collector colonel columnist commander commissioner communicator companion
  comptroller  composer concierge conductor conservator constable consultant contractor contributor controller cook
  coordinator co-ordinator copyeditor copywriter corporal correspondent cosmetologist counsel counselor counsellor courier
  craftsman creator crew critic curator custodian dancer dealer dean dentist deputy dermatologist designer detective
  developer dietitian dietician  director dishwasher dispatcher docent doctor draftsman draughtsman dramaturg driver
  drummer economist editor educator electrician embalmer employee engineer entrepreneur epidemiologist  estimator
  evangelist evaluator examiner executive expert fabricator facilitator farmer fellow fighter filmmaker firefighter fisherman
  fitter florist foreman forester founder freelancer fundraiser gardener generalist geneticist geographer geologist goalkeeper
  groundskeeper guard guide guitarist hacker hairdresser handyman head headmaster helper historian host hostess
  housekeeper hygienist illustrator inspector installer instructor  intern internist interpreter interviewer
  inventor investigator investor ironworker janitor jeweler jockey journalist journeyman judge jurist laborer labourer
  landscaper lawyer lead leader learner lecturer librarian lieutenant lifeguard linguist liaison locksmith logistician machinist maid
  maintainer major maker manager marketer marshal mason master mate mathematician mechanic mediator medic member mentor
  merchandiser merchant messenger metallurgist meteorologist microbiologist midwife miner  model moderator mortician
  musician nanny naturalist navigator negotiator nco neurologist neuroscientist neurosurgeon ninja novelist nurse nutritionist
  officer operative operator ophthalmologist optician optometrist orderly organizer organiser owner packer painter paralegal
  paramedic  partner pastor pathologist pediatrician performer pharmacist phlebotomist photographer physician
  physicist physiotherapist pianist picker pilot planner plasterer player plumber podiatrist poet policeman politician porter
  postdoc postman practitioner preacher president presenter priest principal printer producer professor programmer promoter
  proofreader proprietor prosecutor provost psychiatrist psychologist publicist publisher purchaser radiographer radiologist
  ranger realtor receptionist recorder recruiter rector referee registrar reporter rep representative researcher resident
  reviewer rigger roofer  sailor salesman salesperson saleswoman  scholar scientist sculptor 
  seamstress secretary seller sergeant server shareholder sheriff shopkeeper singer  sociologist soldier solicitor
  soprano specialist spokesperson statistician stenographer steward stewardess stockbroker stocker storekeeper strategist
  stylist subcontractor  superintendent supervisor surgeon surveyor svp evp avp tailor teacher teller technician
  technologist telemarketer tenor tester therapist toolmaker trader trainee trainer translator traveler treasurer tutor typist
  umpire underwriter undergraduate upholsterer usher valet vendor veterinarian   videographer violinist
  vocalist volunteer vp waiter waitress warden warehouseman watchman weaver webmaster welder woodworker worker writer zoologist
  abstractor adjudicator anesthetist appraiser arbitrator barback barrister bellhop bellman biller boilermaker bookbinder brakeman bricklayer
  busboy butler cabinetmaker calligrapher canvasser carer ceramicist chiropractor coder comedian conservationist copilot coroner corpsman
  crewmember croupier deckhand detailer diver dockhand doorman drafter dressmaker driller drywaller embroiderer engraver enumerator
  ergonomist esthetician exterminator extern fabricator farmhand fireman forewoman framer geophysicist glazier goldsmith governess grader
  groomer groundsman grower gunsmith hairstylist handler harpist headteacher homemaker jeweller joiner keyboardist lineman linesman longshoreman
  manicurist mariner masseur masseuse milker modeler mover notary nurseryman oboist oiler organist packager paperhanger paraeducator
  paraprofessional patrolman paver percussionist perfusionist pipefitter pipelayer planter policewoman polisher postmaster preparer presser
  projectionist prosthetist puppeteer purser quilter rancher repairer repairman restorer roaster saleslady sander scheduler screener scribe seaman
  setter shoemaker skipper sommelier sorter splicer sportscaster stagehand steamfitter stockman stonemason storyteller tattooist taster tiler
  transcriber transcriptionist trapper trimmer trooper trucker tuner typesetter vintner watchmaker winemaker wireman yardman
  sre sde swe sdet dba ta ra gsi qa rn lpn cna emt
`),
);

/** Words that begin or qualify a title, and that few names of organisations begin with. */
export const RANKS: ReadonlySet<string> = new Set(
  wordsIn(`
  senior sr junior jr lead principal chief head vice deputy assistant associate executive founding interim acting staff
  managing freelance freelancer self-employed graduate undergraduate visiting adjunct full-stack fullstack front-end
  frontend back-end backend co-founder cofounder director vp evp svp summer student part-time contract trainee apprentice
  entry-level mid-level distinguished registered certified licensed
`),
);

/** Endings that hardly any noun but an occupation has. */
export const OCCUPATION_ENDING =
  /(?:ologist|ographer|ician|arian|keeper|therapist|writer|worker|trician|monger|wright|seller)$/;

/** Occupations that are also surnames, and so do not speak against a name. */
export const SURNAMES: ReadonlySet<string> = new Set(
  wordsIn(`
  baker barber brewer butcher carpenter chandler cook cooper dean doctor driver farmer fisher gardener guide host hunter judge
  king maker major marshal mason master miller miner musician painter park parker pastor porter potter poet priest page
  principal ranger rector rigger sculptor sergeant sexton shepherd sheriff singer smith tailor tanner taylor turner tutor
  usher walker ward warden weaver webster whaler partner packer player slater spicer steward skinner wainwright cartwright arkwright boatwright
`),
);

/** Departments, folded. After a title they are part of it. */
export const DEPARTMENTS: ReadonlySet<string> = new Set(
  `sales marketing operations engineering finance hr product it legal design support research development accounting
  communications procurement logistics administration planning strategy growth people data security quality compliance
  platform infrastructure payments content partnerships success customer human resources information technology public
  relations business affairs care`.split(/\s+/),
);

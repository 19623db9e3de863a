import { wordsIn } from './lists.ts';

/** Legal forms, folded. */
export const LEGAL_FORMS: ReadonlySet<string> = new Set(
  wordsIn(
    `inc incorporated corp corporation ltd limited llc llp plc gmbh ag sa sas sarl bv nv ab oy as aps pty pvt pte srl spa kk`,
  ),
);

/** Words that end or classify names of employers, folded. Job titles hardly ever end in one. */
export const ORGANISATION_WORDS: ReadonlySet<string> = new Set(
  wordsIn(`
  inc incorporated corp corporation co company companies ltd limited llc llp lp plc gmbh ag sa sas sarl bv nv ab oy as aps kg
  pty pvt pte srl spa kk a.s a/s s.a s.r.o s.r.l s.p.a b.v n.v d.o.o group holdings holding partners ventures enterprises enterprise industries industry international
  worldwide global labs lab laboratories laboratory systems technologies technology tech software solutions services service
  consulting consultants consultancy studio studios agency bank bancorp financial capital securities insurance
  university college school schools academy institute institution conservatory faculty polytechnic hospital clinic
  medical health healthcare pharma pharmaceuticals pharmacy foundation association society council committee commission
  department ministry authority bureau office union federation trust fund church museum gallery library theater theatre opera
  orchestra ensemble chorale choir circle restaurant cafe bar hotel hotels resort airlines airways logistics foods brands
  retail stores store shop market media press publishing publications magazine news network networks communications telecom
  energy power oil gas motors automotive aerospace electronics semiconductor robotics analytics interactive entertainment games
  pictures records music club center centre ymca army navy force guard reserve reserves battalion brigade regiment squadron research startup firm
  associates cpas attorneys cooperative district city county state government court embassy parliament congress senate agency program programme
  facebook google amazon microsoft apple netflix meta ibm oracle intel nvidia adobe salesforce uber airbnb twitter linkedin
  spotify tesla samsung sony cisco paypal stripe accenture deloitte kpmg pwc ey mckinsey infosys wipro tcs cognizant
  capgemini siemens bosch sap nokia ericsson walmart target starbucks costco
`),
);

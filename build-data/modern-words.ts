function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/**
 * Words of today's messages and forms that older texts lack, and proper names that are not personal; added to the
 * counted ones.
 */
export const MODERN_WORDS = words(`
  email emails website websites hello hi hey bot chat customer customers login logins app apps online offline cancel cancelled
  billing apt suite phone phones fax mobile desk ok okay mr mrs ms dr zip atm iban ssn dob usa uk cv ceo cfo cto hr url pin id
  usd eur gbp user users username password passwords video videos blog thanks awesome hacker hackers server servers select
  inject inbound outbound salesperson songwriter sequel prequel info internet download upload update updates laptop smartphone
  bluetooth wifi software hardware database data dataset file files folder api json html http https web webpage homepage inbox
  spam subscription refund refunds invoice invoices receipt receipts checkout shipping delivery tracking discount coupon
  appointment reschedule voicemail text texts sms emoji selfie tweet hashtag google facebook twitter instagram linkedin youtube
  amazon microsoft apple netflix uber paypal visa mastercard amex github slack zoom whatsapp skype android iphone windows linux
  comedy animation mystery suspense movie movies film films thriller drama sitcom album albums guitar guitarist band bands
  patient patients nurse physician dentist therapist clinic diagnosis prescription dosage vaccine
  temp auth inode config configs env dev prod staging async sync repo url urls cpu gpu ram admin admins qty amt dep arr ref sku vat opec mailer cron
  daemon thread threads timeout regex tokenizer parser webhook middleware metadata namespace boolean enum struct validator validates tuple hash
  engineer engineers developer developers manager managers supervisor intern internship freelancer startup consultant
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct
  nov dec monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun
  christmas easter halloween thanksgiving hanukkah ramadan diwali
  alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa
  kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada
  hampshire jersey mexico york carolina dakota ohio oklahoma oregon pennsylvania rhode tennessee texas utah vermont virginia
  washington wisconsin wyoming apo fpo dpo psc
  asia africa europe america antarctica oceania asian african european american caribbean
  london paris berlin madrid rome vienna dublin lisbon moscow tokyo beijing shanghai delhi mumbai sydney melbourne toronto
  montreal vancouver chicago houston phoenix dallas austin boston seattle denver detroit miami atlanta orlando tampa portland
  las angeles francisco diego antonio vegas orleans manhattan brooklyn hollywood
  german french dutch greek swiss thai czech chechen croatian danish finnish swedish norwegian icelandic hungarian romanian
  bulgarian ukrainian russian turkish arab arabic persian hebrew hindi chinese japanese korean vietnamese filipino indonesian
  brazilian argentinian colombian peruvian cuban spanish italian portuguese polish irish scottish welsh british english
  canadian australian greenlander muslim jewish christian catholic protestant buddhist hindu
`);

/** Entries of lists of given names that are hardly ever names, and words of nearly every sentence. */
export const NO_GIVEN_NAMES = words(`
  any else my see say way had even far free land law man north early case price town deny con em del di la al el von van de le
  care fair had has her him his its joy-anne may-lee or so to we you the ten car bus job sir lady miss king queen prince duke major
  mayor sergeant judge page print web read saw tore wait wake wash win trip worth ad ado wat whit wit gram min mil si row lay
  german french dutch english roman paris asia florida india china israel ireland africa america europe cyprus holland tuesday alabama carolina montana nevada georgia
  dakota arizona indiana tennessee texas utah washington maine
`);

/** What sellers say about any goods, never what the goods are. Phrases of folded words. */
const PHRASES = `
  imported|newly imported|directly imported|wholesale|for wholesale|bulk wholesale|retail price|factory price|factory direct|direct from factory|
  factory outlet|manufacturer direct|hot sale|hot sales|hot selling|hot sell|hot new|on sale|for sale|flash sale|big sale|clearance sale|
  best seller|best selling|bestseller|bestselling|top selling|top rated|top seller|high quality|top quality|best quality|good quality|
  premium quality|superior quality|quality guaranteed|high end|new arrival|new arrivals|latest arrival|brand new|all new|new 2023|
  new 2024|new 2025|new 2026|new 2027|2023 new|2024 new|2025 new|2026 new|2027 new|new season|new style|new design|new fashion|latest design|
  newest|free shipping|fast shipping|fast delivery|free delivery|fast dispatch|ready to ship|ready stock|in stock|limited edition|
  limited time offer|special offer|great value|low price|lowest price|best price|cheap price|cheap|discount|discounted|dropship|
  dropshipping|drop shipping|oem|odm|oem odm|custom logo|customized logo|custom order|customized available|moq|fob|cif|exw|ex works|ddp|made to order|pcs lot|
  as seen on tv|amazon|ebay|aliexpress|alibaba|temu|shein|walmart|etsy|must have|trending|viral|hot item|hot product|
  five star|five stars|money back guarantee|satisfaction guaranteed|100% satisfaction|authentic|100% authentic|original authentic|
  tariff classification of|tariff classification|the tariff classification of`;

const BRAND_NAMES = `
  acer|adidas|aldi|armani|asus|audi|black and decker|black decker|bmw|bosch|braun|burberry|calvin klein|carhartt|casio|chanel|chevrolet|
  cisco|citizen watch|crayola|dell|dewalt|dior|disney|dyson|electrolux|epson|ferrari|fila|fisher price|fossil|fujitsu|garmin|gillette|
  gopro|gucci|haier|hasbro|hermes|hewlett packard|hitachi|honda|huawei|hugo boss|hyundai|ikea|intel|john deere|kenwood|kia|kitchenaid|
  lacoste|lenovo|levi|lg|loreal|l oreal|louis vuitton|lululemon|makita|mattel|mazda|mercedes|mercedes benz|michelin|mitsubishi|moschino|motorola|
  nestle|netgear|new balance|nike|nikon|nintendo|nissan|nivea|nokia|north face|nvidia|oppo|panasonic|patagonia|pepsi|philips|playstation|
  porsche|prada|primark|procter gamble|puma|ralph lauren|rayban|ray ban|reebok|revlon|rolex|rubbermaid|samsonite|samsung|seiko|
  siemens|skechers|sony|starbucks|stihl|subaru|superdry|suzuki|swarovski|tesla|the north face|timberland|tommy hilfiger|toshiba|toyota|
  tupperware|under armour|uniqlo|versace|victoria secret|volkswagen|volvo|xbox|xiaomi|yamaha|yeezy|zara`;

const FIELD_NAMES = `
  country of origin|country of origin is|country of manufacture|country of production|country of assembly|country of export|country of provenance|origin country|
  manufacturing country|producing country|place of origin|place of manufacture|place of production|point of origin|
  region of origin|coo|c o o`;

const CUES =
  'origin|origin is|country|country origin|c o|provenance|made in|manufactured in|mfd in|mfg in|produced in|assembled in|product of';

/** Names of fields that state an origin, by their first word. */
export const ORIGIN_FIELDS: ReadonlyMap<string, readonly string[][]> = byFirstWord(FIELD_NAMES);

/** Words that name such a field if a mark follows, by their first word. */
export const ORIGIN_CUES: ReadonlyMap<string, readonly string[][]> = byFirstWord(CUES);

/** Phrases by their first word, longest first. */
export const TRADE_PHRASES: ReadonlyMap<string, readonly string[][]> = byFirstWord(PHRASES);

/** Names of makers that are not ordinary words, by their first word; others are recognized by a mark or by "brand". */
export const BRANDS: ReadonlyMap<string, readonly string[][]> = byFirstWord(BRAND_NAMES);

function byFirstWord(list: string): Map<string, string[][]> {
  const phrases = list
    .split('|')
    .map((phrase) => phrase.trim().split(' '))
    .toSorted((a, b) => b.length - a.length);
  return Map.groupBy(phrases, ([first = '']) => first);
}

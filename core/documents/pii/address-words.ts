/** Kinds of streets after their name, as alternatives of an expression; the first letter a capital. */
export const STREET_TYPES =
  'Street|St|Str|Avenue|Ave|Av|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Way|Terrace|Ter|Parkway|Pkwy|Highway|Hwy|' +
  'Square|Sq|Circle|Cir|Crescent|Cres|Trail|Trl|Turnpike|Close|Grove|Row|Alley|Plaza|Loop|Mews|Walk|Gardens|Rise|Bypass|Crossing|' +
  'Crossroad|Crossroads|Coves|Cove|Point|Rapids|Hill|Mill|Forges|Extensions|Extension|Ridge|Heights|Hollow|Landing|Manor|Park|Run|Path|Pike|Gate|Quay';

/** Kinds of streets before their name. */
export const STREET_TYPES_BEFORE =
  'Via|Viale|Vicolo|Corso|Piazza|Piazzale|Largo|Strada|Rua|Avenida|Avda\\.?|Av\\.|Praça|Travessa|Calle|C/|Carrer|Plaza|Paseo|Camino|' +
  'Rue|Avenue|Boulevard|Place|Chemin|Route|Quai|Impasse|Allée|ul\\.|Ul\\.|ulica|Ulica|al\\.|os\\.|pl\\.|trg|Trg|ulice|Λεωφόρος|Οδός|via|rua|calle|rue|avenida';

/** What the names of streets end in where they are one word. */
export const STREET_ENDINGS =
  'strasse|straße|strase|gasse|weg|platz|allee|damm|ufer|vej|gade|gata|gatan|vägen|vagen|veien|vegen|veg|stræde|plass|plads|laan|straat|plein|' +
  'kade|gracht|dijk|steenweg|katu|kuja|tie|polku|utca|körút|kapu|šćanska|ulica|cesta|trg|gränd|stigen|bakken|brekka|braut|gerði|þúfa|holt|vegur|stígur';

export const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';

/** Words that stand between a number and a word that is also a kind of street ("5 minutes down the road"). */
export const NO_STREET_WORDS =
  'a|an|the|of|to|in|on|at|by|for|from|and|or|is|was|are|were|it|its|my|his|her|our|your|this|that|with|down|up|off|away|per|percent|more|less|miles?|' +
  'minutes?|hours?|days?|weeks?|months?|years?|people|times|blocks?|feet|meters?|km|different|new|way|one|two|three|other|long|short|public|main roads';

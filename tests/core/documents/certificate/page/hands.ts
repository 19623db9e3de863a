import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Flaws, Hand } from './drawn-afresh.ts';
import type { Print } from './made-certificate.ts';
import type { Vocabulary } from './made-respelled.ts';

/** An office: how it prints, and the names it uses. */
export interface Office extends Hand {
  readonly vocabulary: Vocabulary;
}

const only = (family: string): Hand['families'] => ({ sans: [family], serif: [family], mono: [family] });

/** Scales the values and shifts them a little. */
const filled =
  (size: number, [right, down]: readonly [number, number], spelled = (text: string): string => text) =>
  (print: Print): Print =>
    print.isFilled !== true
      ? print
      : { ...print, text: spelled(print.text), size: print.size * size, x: print.x + right, y: print.y + down };

const DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

const AMOUNT = /^(?:\$ ?)?\d{1,3}(?:,\d{3})+$/;

const choice =
  (...choices: readonly Flaws[]) =>
  (chance: () => number): Flaws =>
    choices[Math.floor(chance() * choices.length)]!;

/** Draws a date-received stamp and a signature in the signature box. */
function received(context: SKRSContext2D): void {
  context.save();
  context.translate(420, 752);
  context.rotate(-0.12);
  context.strokeStyle = context.fillStyle = 'rgba(20, 40, 150, 0.8)';
  context.lineWidth = 1.5;
  context.strokeRect(0, -15, 92, 20);
  context.font = 'bold 13px "Afresh Sans"';
  context.fillText('RECEIVED', 9, 0);
  context.restore();
}

function signed(context: SKRSContext2D): void {
  context.strokeStyle = '#102060';
  context.lineWidth = 1.1;
  context.beginPath();
  context.moveTo(400, 765);
  context.bezierCurveTo(420, 735, 425, 790, 450, 755);
  context.bezierCurveTo(460, 742, 470, 775, 520, 750);
  context.stroke();
}

/** Draws binder holes, and a marker over two rows. */
function filed(context: SKRSContext2D): void {
  context.fillStyle = '#222';
  for (const y of [262, 541]) {
    context.beginPath();
    context.arc(7, y, 6, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = 'rgba(255, 235, 60, 0.4)';
  context.fillRect(22, 306, 566, 10);
  context.fillRect(22, 180, 250, 10);
}

/** Draws a roller's line down the page, and initials next to the form. */
function rolled(context: SKRSContext2D): void {
  context.fillStyle = 'rgba(120, 120, 120, 0.35)';
  context.fillRect(233, 0, 1.2, 792);
  context.strokeStyle = '#333';
  context.lineWidth = 0.9;
  context.beginPath();
  context.moveTo(560, 22);
  context.bezierCurveTo(566, 8, 572, 30, 578, 14);
  context.bezierCurveTo(582, 6, 586, 26, 592, 18);
  context.stroke();
}

/** Offices; rules were made only on `seen`. The misses of the next two have been inspected since. */
export const OFFICES: Readonly<Record<'seen' | 'typist' | 'broker' | 'depot' | 'registrar', Office>> = {
  seen: {
    families: {
      sans: ['Afresh Sans', 'Office Bold', 'DejaVu Sans'],
      serif: ['Book', 'DejaVu Serif'],
      mono: ['Typewriter', 'Typewriter Bold', 'DejaVu Sans Mono'],
    },
    vary: filled(1.04, [0.5, -0.5]),
    flaws: choice(
      { grain: 4, blur: 0.2, ink: [10, 30], paper: 250, specks: 15, quality: 80 },
      { grain: 0, blur: 0.4, ink: [0, 0], paper: 255, specks: 0 },
      { grain: 6, blur: 0, ink: [40, 10], paper: 242, specks: 60, quality: 65 },
      { grain: 2, blur: 0.3, ink: [0, 0], paper: 255, specks: 10, copied: 150 },
    ),
    marks: received,
    vocabulary: {
      whose: ['Lantern Sample', 'Foxglove Example', 'Made & Sons', 'Three Rivers Sample', 'Iverson Example'],
      trades: ['Roofing', 'Tile & Stone', 'Fire Protection', 'Asphalt Paving', 'Interiors', 'Crane Rental'],
      forms: [' LLC', ', Inc.', ' Corporation', ' Co.', ''],
      agencies: ['Insurance Agency', 'Risk Services', 'Insurance Group', 'Brokerage'],
      owners: ['County Public Works', 'Community College', 'Apartments', 'Port Authority'],
      carriers: ['Insurance Company', 'Indemnity Co', 'Fire & Casualty Company', 'Mutual Insurance'],
      numbers: ['@@@######-##', '#@@#######', '@@ #######', 'WC##-###-####', '@@@#-#######', '0#-@@-######'],
    },
  },
  typist: {
    families: { ...only('Typewriter'), sans: ['Afresh Sans', 'Book'] },
    vary: filled(0.97, [1, 0.5], (text) => (AMOUNT.test(text) && text.length > 7 ? `${text}.00` : text)),
    flaws: choice(
      { grain: 5, blur: 0.3, ink: [25, 25], paper: 246, specks: 25, quality: 70 },
      { grain: 2, blur: 0, ink: [0, 40], paper: 255, specks: 0, quality: 92 },
      { grain: 0, blur: 0.25, ink: [0, 0], paper: 255, specks: 30 },
    ),
    marks: signed,
    vocabulary: {
      whose: ['Harrow Sample', 'Old Kiln Example', 'W. T. Sample', 'Juniper Made', 'Eastgate Example', 'Sample-Reyes'],
      trades: ['Masonry', 'Heating & Cooling', 'Window Cleaning', 'Site Work', 'Millwork', 'Arborists'],
      forms: [', LLC', ' Inc.', ' L.P.', ' & Co.', ''],
      agencies: ['Insurance Services', 'Agency, Inc.', 'Assurance Partners', 'General Agency'],
      owners: ['Regional Library', 'Power Cooperative', 'Village Board', 'Hotel Partners', 'Storage Trust'],
      carriers: ['Insurance Corporation', 'Surety Company', 'Lloyds', 'Preferred Mutual Insurance Company'],
      numbers: ['@@########', '####-@@-##', '@@@ ## ####', '#####@', '@-######-#', '00##@####', '@@@/######'],
    },
  },
  broker: {
    families: {
      sans: ['Office Bold', 'DejaVu Sans Condensed', 'Afresh Sans'],
      serif: ['Book Bold', 'Book'],
      mono: ['Typewriter Bold', 'DejaVu Sans Mono'],
    },
    vary: filled(1.06, [-0.5, -0.5], (text) => (AMOUNT.test(text) ? `$${text.replace(/^\$ ?/, '')}` : text)),
    flaws: choice(
      { grain: 6, blur: 0.2, ink: [45, 15], paper: 240, specks: 50, quality: 72 },
      { grain: 3, blur: 0.35, ink: [15, 15], paper: 252, specks: 5, quality: 85 },
      { grain: 3, blur: 0.2, ink: [0, 0], paper: 255, specks: 20, copied: 135 },
    ),
    marks: received,
    vocabulary: {
      whose: [
        'Cinder Point Sample',
        'Example Bros.',
        'Alder & Made',
        "O'Sample",
        'Northwind Example',
        'Kestrel Sample',
      ],
      trades: ['Concrete Pumping', 'Signs & Graphics', 'Environmental', 'Waterproofing', 'Hauling', 'Staffing'],
      forms: [' Inc', ', L.L.C.', ' Enterprises, Inc.', ' Ltd', ''],
      agencies: ['Insurors', 'Insurance Center', 'Financial & Insurance Services', 'Bonds'],
      owners: ['School District No. 4', 'Flood Control District', 'Development Corp', 'Township', 'Museum Foundation'],
      carriers: ['American Insurance Company', 'Interinsurance Exchange', 'Excess & Surplus', 'Underwriters Ins. Co.'],
      numbers: ['@@@@######', '##-######-##', '@@@-@@-#####', '@#######', '## @ ######', '@@@ #######-0#'],
    },
  },
  depot: {
    families: {
      sans: ['DejaVu Sans', 'Afresh Sans'],
      serif: ['DejaVu Serif', 'Book'],
      mono: ['DejaVu Sans Mono', 'Typewriter'],
    },
    vary: filled(1, [0.5, 0], (text) => text.replace(DAY, (_, m, d, y) => `${Number(m)}/${Number(d)}/${y}`)),
    flaws: choice(
      { grain: 8, blur: 0.15, ink: [60, 60], paper: 235, specks: 10, quality: 78 },
      { grain: 1, blur: 0.5, ink: [10, 0], paper: 250, specks: 0 },
      { grain: 4, blur: 0, ink: [0, 70], paper: 255, specks: 35, quality: 88 },
    ),
    marks: rolled,
    vocabulary: {
      whose: ['Pinder Sample', 'Example Forge', 'Two Gates Made', 'Hollis & Sample', 'Vantage Example', 'R. Sample'],
      trades: ['Trucking', 'Cold Storage', 'Pallet Works', 'Fence & Deck', 'Diesel Repair', 'Grading'],
      forms: [', Inc.', ' LLC', ' Partners, LP', ' Company', ''],
      agencies: ['Insurance Brokers, Inc.', 'Risk Managers', 'Agency LLC', 'Coverage Group'],
      owners: ['Freight Terminal', 'City Council', 'Farm Cooperative', 'Shipping Office', 'Industrial Park'],
      carriers: ['Casualty Insurance Company', 'National Indemnity', 'Truckers Mutual', 'Guaranty Insurance Co'],
      numbers: ['@@@ #######', '##@######', '@@-#######-##', '#######-##', '@@@@@######', '#@-####-@@'],
    },
  },
  registrar: {
    families: {
      sans: ['Afresh Sans', 'DejaVu Sans Condensed'],
      serif: ['DejaVu Serif Condensed', 'Book'],
      mono: ['Typewriter', 'DejaVu Sans Mono'],
    },
    vary: filled(1.02, [0, -0.5], (text) => text.replace(DAY, '$1-$2-$3')),
    flaws: choice(
      { grain: 3, blur: 0.3, ink: [35, 35], paper: 244, specks: 20, quality: 82 },
      { grain: 0, blur: 0.1, ink: [0, 0], paper: 255, specks: 5 },
      { grain: 2, blur: 0.4, ink: [20, 50], paper: 250, specks: 40, quality: 68 },
    ),
    marks: filed,
    vocabulary: {
      whose: ['Marlow Example', 'Sample Heritage', 'St. Brigid Sample', 'Kettle & Made', 'Ninth Street Example'],
      trades: ['Painting', 'Stage Lighting', 'Catering', 'Floor Care', 'Locksmiths', 'Bus Tours'],
      forms: [' Inc.', ', LLC', ' Foundation', ' Group, Ltd.', ''],
      agencies: ['Insurance', 'Associates, Inc.', 'Insurance & Bonds', 'Advisory'],
      owners: ['County Registrar', 'Public Schools', 'Opera Society', 'Fairgrounds', 'Health Trust'],
      carriers: ['Insurance Trust', 'Lloyd Insurance Company', 'Church Mutual Ins Co', 'Western Surety'],
      numbers: ['@@######', '@@@-######-@', '##@@#####', '@##-######', '###-####-##', '@@@ ###### ##'],
    },
  },
};

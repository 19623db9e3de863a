import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Flaws, Hand } from './drawn-afresh.ts';
import type { Print } from './made-certificate.ts';
import type { Vocabulary } from './made-respelled.ts';

/** An office of its own: how it prints, what it is called, and whom it insures. */
export interface Office extends Hand {
  readonly vocabulary: Vocabulary;
}

const only = (family: string): Hand['families'] => ({ sans: [family], serif: [family], mono: [family] });

/** What is filled in, larger or smaller, and a little aside. */
const filled =
  (size: number, [right, down]: readonly [number, number], spelled = (text: string): string => text) =>
  (print: Print): Print =>
    print.isFilled !== true
      ? print
      : { ...print, text: spelled(print.text), size: print.size * size, x: print.x + right, y: print.y + down };

const AMOUNT = /^(?:\$ ?)?\d{1,3}(?:,\d{3})+$/;

const choice =
  (...choices: readonly Flaws[]) =>
  (chance: () => number): Flaws =>
    choices[Math.floor(chance() * choices.length)]!;

/** A stamp of the day when it came in, in the box for the signature, and a name that is written there. */
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

/** Offices that no rule was made on, but for `seen`. */
export const OFFICES: Readonly<Record<'seen' | 'typist' | 'broker', Office>> = {
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
};

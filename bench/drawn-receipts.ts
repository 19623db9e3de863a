import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Invoice } from '../core/documents/invoice/answer.ts';
import { chanceOf } from '../tests/core/documents/certificate/page/made-certificate.ts';
import { count, print, type Table, type Truth } from './reader-invoices.ts';
import { SERVER, startProcess } from './server-process.ts';

/** Receipts of each half: rules may be made on the first; the other is only counted. */
const EACH = 24;
const HALVES = { 'that may be looked at': 1, 'only counted': 5001 } as const;

const SHOPS = [
  'HARBOR MILL GROCERS LTD',
  'Quarry Meadow Hardware Inc.',
  'LANTERN STREET BAKERY LLC',
  'NORTH PIER BOOKS LTD',
  'Juniper Row Pharmacy Ltd',
  'COPPER KETTLE CAFE LLC',
];
const STREETS = [
  '12 Harbor Street',
  '480 Quarry Road',
  '7 Lantern Street',
  '33 North Pier',
  '19 Juniper Row',
  '105 Mill Lane',
];
const GOODS = [
  'Bread',
  'Milk 1L',
  'Paint brush',
  'Apples',
  'Notebook A5',
  'Coffee beans',
  'Soap',
  'Screws 4x40',
  'Lamp',
  'Green tea',
  'Olive oil',
  'Batteries AA',
];
const FONTS = ['DejaVu Sans Mono', 'DejaVu Sans', 'DejaVu Sans Condensed', 'DejaVu Serif'];
const TOTALS = ['TOTAL', 'Total', 'GRAND TOTAL', 'Total due', 'AMOUNT DUE', 'Total incl. tax'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

interface Drawn {
  readonly file: Uint8Array;
  readonly truth: Truth;
  readonly text: string;
}

/** Draws a numbered receipt as photographed by a phone: what is printed, and how it was degraded. */
function drawnReceipt(seed: number): Drawn {
  const chance = chanceOf(seed);
  const between = (least: number, most: number): number => least + chance() * (most - least);
  const one = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)] as T;
  const cents = (amount: number): string => (amount / 100).toFixed(2);

  const vendor = one(SHOPS);
  const [day, month, year] = [
    13 + Math.floor(chance() * 15),
    1 + Math.floor(chance() * 12),
    2019 + Math.floor(chance() * 7),
  ];
  const two = (number: number): string => String(number).padStart(2, '0');
  const date = one([
    `${two(day)}/${two(month)}/${year}`,
    `${year}-${two(month)}-${two(day)}`,
    `${day} ${MONTHS[month - 1] ?? ''} ${year}`,
    `${two(day)}.${two(month)}.${year}`,
  ]);
  const goods = Array.from(
    { length: 2 + Math.floor(chance() * 7) },
    () => [one(GOODS), Math.round(between(80, 4200))] as const,
  );
  const subtotal = goods.reduce((sum, [, price]) => sum + price, 0);
  const tax = chance() < 0.6 ? Math.round(subtotal * one([0.05, 0.06, 0.08, 0.2])) : undefined;
  const total = subtotal + (tax ?? 0);
  const paid = Math.ceil(total / 1000) * 1000;
  const isCash = chance() < 0.5;
  const rows: (readonly [string, string?])[] = [
    [vendor],
    [one(STREETS)],
    [`Tel 555-01${two(Math.floor(chance() * 100))}`],
    [''],
    [
      `${one(['Date', 'Date:', 'Invoice date'])} ${date}`,
      `${two(8 + Math.floor(chance() * 12))}:${two(Math.floor(chance() * 60))}`,
    ],
    [`Receipt no ${1000 + Math.floor(chance() * 9000)}`],
    [''],
    ...goods.map(([name, price]) => [name, cents(price)] as const),
    [''],
    ...(tax === undefined
      ? []
      : ([
          ['Subtotal', cents(subtotal)],
          ['Tax', cents(tax)],
        ] as const)),
    [one(TOTALS), cents(total)],
    ...(isCash
      ? ([
          ['Cash', cents(paid)],
          ['Change', cents(paid - total)],
        ] as const)
      : ([['Card', cents(total)]] as const)),
    [''],
    ['Thank you for your visit'],
  ];
  const text = rows.map((row) => row.join('  ')).join('\n');
  const paper = printed(rows, {
    font: one(FONTS),
    size: Math.round(between(15, 26)),
    ink: Math.round(between(0, 120)),
    chance,
  });
  const file = photographed(paper, chance);
  const iso = `${year}-${two(month)}-${two(day)}`;
  return {
    file,
    text,
    truth: { total: total / 100, tax: tax === undefined ? undefined : tax / 100, date: iso, vendor },
  };
}

interface Print {
  readonly font: string;
  readonly size: number;
  /** The shade of the print, from black; it fades further down the roll. */
  readonly ink: number;
  readonly chance: () => number;
}

/** A till's roll; rows of dots are missing where its head was dirty. */
function printed(rows: readonly (readonly [string, string?])[], { font, size, ink, chance }: Print): Canvas {
  const [width, step] = [Math.round(size * 24), size * 1.35];
  const canvas = createCanvas(width, Math.round(step * (rows.length + 3)));
  const context = canvas.getContext('2d');
  context.fillStyle = '#f6f4ee';
  context.fillRect(0, 0, width, canvas.height);
  const fade = chance() * 70;
  rows.forEach(([left, right = ''], i) => {
    const isHead = i === 0 || /total|due/i.test(left);
    context.font = `${isHead && chance() < 0.6 ? 'bold ' : ''}${size}px "${font}"`;
    const shade = Math.min(190, Math.round(ink + (fade * i) / rows.length));
    context.fillStyle = `rgb(${shade}, ${shade}, ${shade})`;
    context.fillText(left, size, step * (i + 2));
    context.fillText(right, width - size - context.measureText(right).width, step * (i + 2));
  });
  context.fillStyle = '#f6f4ee';
  for (let i = 0; i < 2; i += 1)
    if (chance() < 0.4) context.fillRect(Math.floor(chance() * width), 0, 1, canvas.height);
  return canvas;
}

/** Paper on a table: slightly rotated, creased, lit from one side, out of focus, grainy, as a JPEG. */
function photographed(paper: Canvas, chance: () => number): Uint8Array {
  const [border, wave, creases] = [Math.round(30 + chance() * 60), chance() * 3, 1 + Math.floor(chance() * 4)];
  const canvas = createCanvas(paper.width + 2 * border, paper.height + 2 * border);
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  context.fillStyle = `hsl(${Math.floor(chance() * 60)}, 30%, ${20 + Math.floor(chance() * 25)}%)`;
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((chance() - 0.5) * 0.07);
  for (let y = 0; y < paper.height; y += 1) {
    const across = wave * Math.sin((y / paper.height) * Math.PI * creases);
    context.drawImage(paper, 0, y, paper.width, 1, across - paper.width / 2, y - paper.height / 2, paper.width, 1.3);
  }
  context.resetTransform();
  const light = context.createLinearGradient(0, 0, chance() * width, height);
  light.addColorStop(0, 'rgba(0, 0, 0, 0)');
  light.addColorStop(1, `rgba(0, 0, 0, ${(chance() * 0.45).toFixed(2)})`);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  const photo = createCanvas(width, height);
  const seen = photo.getContext('2d');
  seen.filter = `blur(${(chance() * 0.9).toFixed(2)}px)`;
  seen.drawImage(canvas, 0, 0);
  const picture = seen.getImageData(0, 0, width, height);
  const grain = chance() * 24;
  for (let i = 0; i < picture.data.length; i += 4) {
    const by = (chance() - 0.5) * grain;
    for (let colour = i; colour < i + 3; colour += 1) picture.data[colour] = (picture.data[colour] ?? 0) + by;
  }
  seen.putImageData(picture, 0, 0);
  return photo.toBuffer('image/jpeg', Math.round(55 + chance() * 35));
}

/** Measures what a server without a key serves of randomly drawn receipts degraded like photographs. */
export async function drawnReceiptsBench(): Promise<void> {
  const server = await startProcess(SERVER, { MISTRAL_API_KEY: '' });
  const table: Table = new Map();
  for (const [half, first] of Object.entries(HALVES)) {
    for (let seed = first; seed < first + EACH; seed += 1) {
      const { file, truth, text } = drawnReceipt(seed);
      const body = JSON.stringify({ base64_file: Buffer.from(file).toString('base64') });
      const answer = await fetch(`http://127.0.0.1:${server.port}/invoice/extract`, { method: 'POST', body });
      const invoice = answer.ok ? ((await answer.json()) as Invoice) : undefined;
      count(table, `drawn receipts, ${half}`, { invoice, truth, text });
    }
  }
  await server.stop();
  print(table);
}

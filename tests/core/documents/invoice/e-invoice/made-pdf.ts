import { deflateSync } from 'node:zlib';

/** A file in a made-up PDF. */
export interface MadeAttachment {
  readonly name: string;
  /** The bytes of its stream, used as given. */
  readonly stream: Uint8Array;
  /** The filters of the stream, in PDF notation. */
  readonly filter: string;
}

/** An attachment compressed once, as all software writes it. */
export function attachment(name: string, content: string | Uint8Array): MadeAttachment {
  return { name, stream: deflateSync(content), filter: '/FlateDecode' };
}

/** A PDF of one page with these words and embedded files (ISO 32000-1, 7.7.4 and 7.11.4). */
export function madePdf({
  attachments = [],
  words = '',
}: {
  readonly attachments?: readonly MadeAttachment[];
  readonly words?: string;
}): Buffer {
  const page = `BT /F1 12 Tf 20 700 Td (${words}) Tj ET`;
  const names = attachments.map(({ name }, i) => `(${name}) ${6 + 2 * i} 0 R`).join(' ');
  const objects: (string | Buffer)[] = [
    `<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[${names}]>>>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...attachments.flatMap(({ name, stream, filter }, i) => [
      `<</Type/Filespec/F(${name})/UF(${name})/EF<</F ${7 + 2 * i} 0 R>>>>`,
      Buffer.concat([
        Buffer.from(`<</Type/EmbeddedFile/Subtype/text#2Fxml/Filter ${filter}/Length ${stream.length}>>stream\n`),
        stream,
        Buffer.from('\nendstream'),
      ]),
    ]),
  ];
  return assembled(objects);
}

function assembled(objects: readonly (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer<ArrayBuffer>): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [i, object] of objects.entries()) {
    offsets.push(length);
    add(Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

import { crc32, deflateRawSync } from 'node:zlib';

/** A file in a made-up archive; its declared sizes and checksum can be made wrong. */
export interface MadeEntry {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly stored?: boolean;
  readonly method?: number;
  readonly flags?: number;
  readonly crc?: number;
  readonly declaredSize?: number;
  readonly declaredPackedSize?: number;
}

export interface MadeZip {
  readonly entries: readonly MadeEntry[];
  /** The number of entries that the archive declares. */
  readonly declaredEntries?: number;
  readonly comment?: Uint8Array;
}

interface Packed {
  readonly name: Buffer;
  /** The fields that the local and the central header share. */
  readonly shared: Buffer;
  readonly bytes: Uint8Array;
}

const LOCAL_LENGTH = 30;
const END_LENGTH = 22;

/** A zip archive built byte by byte, correct except where the entries ask for errors. */
export function madeZip({ entries, declaredEntries, comment = new Uint8Array() }: MadeZip): Buffer {
  const packed = entries.map(pack);
  const locals = packed.map(({ name, shared, bytes }) =>
    Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, name, bytes]),
  );
  let offset = 0;
  const centrals = packed.map(({ name, shared, bytes }) => {
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    offset += LOCAL_LENGTH + name.length + bytes.length;
    return Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), shared, rest, name]);
  });
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(END_LENGTH);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(declaredEntries ?? entries.length, 8);
  end.writeUInt16LE(declaredEntries ?? entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, directory, end, comment]);
}

function pack(entry: MadeEntry): Packed {
  const content = Buffer.from(entry.content);
  const bytes = entry.stored ? content : deflateRawSync(content);
  const name = Buffer.from(entry.name);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  // The name is UTF-8.
  shared.writeUInt16LE(0x800 | (entry.flags ?? 0), 2);
  shared.writeUInt16LE(entry.method ?? (entry.stored ? 0 : 8), 4);
  shared.writeUInt32LE(entry.crc ?? crc32(content), 10);
  shared.writeUInt32LE(entry.declaredPackedSize ?? bytes.length, 14);
  shared.writeUInt32LE(entry.declaredSize ?? content.length, 18);
  shared.writeUInt16LE(name.length, 22);
  return { name, shared, bytes };
}

/** An archive of one table, like the register's. */
export function zipOf(name: string, content: string | Uint8Array): Buffer {
  return madeZip({ entries: [{ name, content }] });
}

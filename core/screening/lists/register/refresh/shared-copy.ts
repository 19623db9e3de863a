import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { decodeRegister } from '../copy-file.ts';
import { copyBytes, copyStamp, writeCopyBytes } from './copy-store.ts';

/** The copy that machines share, as text stored with the digest of its bytes. */
export interface SharedCopies {
  readonly digest: () => Promise<string | undefined>;
  readonly read: () => Promise<{ readonly digest: string; readonly text: string } | undefined>;
  readonly write: (copy: { readonly digest: string; readonly text: string }) => Promise<void>;
}

const deflate = promisify(gzip);
const inflate = promisify(gunzip);

/** More than any copy has, inflated. */
const MAX_BYTES = 512 * 1024 * 1024;

/** A folder whose copy should equal the one that machines share. */
export interface SharingFolder {
  /**
   * Replaces the folder's copy with the shared one if they differ. The folder's copy stays if none is shared, or if the
   * shared one is damaged or from an incompatible version of the program, which is reported once.
   */
  readonly take: () => Promise<'same' | 'taken' | 'unreadable'>;
  /** Shares the folder's copy, if there is one and a different one is shared. */
  readonly share: () => Promise<void>;
}

/** Links a folder of this machine with the shared copy. */
export function sharingFolder(dataDir: string, copies: SharedCopies): SharingFolder {
  let known: { readonly stamp: string; readonly digest: string } | undefined;
  let unreadable: string | undefined;

  /** Digest of the folder's copy, which is read only if it changed since the last check. */
  async function ownDigest(): Promise<string | undefined> {
    const stamp = await copyStamp(dataDir);
    if (stamp === undefined) return undefined;
    if (known?.stamp !== stamp) {
      const bytes = await copyBytes(dataDir);
      known = bytes && { stamp, digest: digestOf(bytes) };
    }
    return known?.digest;
  }

  return {
    async take() {
      const digest = await copies.digest();
      if (digest === undefined || digest === unreadable || digest === (await ownDigest())) return 'same';
      const shared = await copies.read();
      if (!shared) return 'same';
      const bytes = await readableBytes(shared);
      if (!bytes) {
        unreadable = shared.digest;
        return 'unreadable';
      }
      await writeCopyBytes(dataDir, bytes);
      return 'taken';
    },
    async share() {
      const bytes = await copyBytes(dataDir);
      if (!bytes) return;
      const digest = digestOf(bytes);
      if (digest === (await copies.digest())) return;
      await copies.write({ digest, text: (await deflate(bytes)).toString('base64') });
    },
  };
}

/** Returns the bytes of a shared copy; undefined if they do not match their digest or cannot be served. */
async function readableBytes({ digest, text }: { digest: string; text: string }): Promise<Uint8Array | undefined> {
  try {
    const bytes = await inflate(Buffer.from(text, 'base64'), { maxOutputLength: MAX_BYTES });
    if (digestOf(bytes) !== digest) return undefined;
    decodeRegister(bytes);
    return bytes;
  } catch {
    return undefined;
  }
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * Top-level names that no public host has: those of the machine, the network or a cloud's internals (RFC 6761, 6762,
 * 8375, ICANN's `internal`).
 */
const INSIDE_SUFFIXES = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
  'in-addr.arpa',
  'ip6.arpa',
  'onion',
  'svc',
  'metadata.goog',
];

/** Public domains whose names resolve to the address written in them, or to loopback. */
const ALIAS_DOMAINS = [
  'nip.io',
  'sslip.io',
  'xip.io',
  'traefik.me',
  'backname.io',
  '1u.ms',
  'rbndr.us',
  'localtest.me',
  'lvh.me',
  'vcap.me',
  'lacolhost.com',
  'localho.st',
  'local.gd',
  'fuf.me',
  '127-0-0-1.org.uk',
];

/**
 * Whether a host, as spelled in a parsed URL, may be public: a public address, or a name not known to be internal. URL
 * parsing has already normalized every form of address (decimal, octal, hexadecimal, full-width digits). What a name
 * resolves to is checked when connecting.
 */
export function isPublicHost(hostname: string): boolean {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  if (isIP(bare) !== 0) return isPublicAddress(bare);
  const name = bare.toLowerCase().replace(/\.$/, '');
  const labels = name.split('.');
  if (labels.length < 2 || labels.includes('')) return false;
  return ![...INSIDE_SUFFIXES, ...ALIAS_DOMAINS].some((one) => name === one || name.endsWith(`.${one}`));
}

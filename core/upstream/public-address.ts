import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Address ranges outside the public internet (IANA special-purpose registries, 2026): this host, private and shared
 * networks, loopback, link-local, documentation, benchmarks, retired 6to4 relays, multicast, reserved. Also the address
 * of the agent on every Azure machine, which no registry lists.
 */
const NOT_PUBLIC_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['168.63.129.16', 32],
];

/** Exceptions within 2000::/3, the only public range: protocol assignments including Teredo, documentation, 6to4. */
const NOT_PUBLIC_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const notPublic = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_IPV4) notPublic.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of NOT_PUBLIC_IPV6) notPublic.addSubnet(net, prefix, 'ipv6');

const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

const translated = new BlockList();
translated.addSubnet('64:ff9b::', 96, 'ipv6');

/** Whether an IPv4 or IPv6 address in its usual notation is public; false if it is not an address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  // An IPv4 address mapped by an IPv6-only network (RFC 6052) is as public as the original.
  if (translated.check(address, 'ipv6')) return isPublicAddress(lastFourBytes(address));
  return publicIpv6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/** Returns the IPv4 address at the end of an IPv6 address. */
function lastFourBytes(address: string): string {
  const dotted = address.slice(address.lastIndexOf(':') + 1);
  if (isIPv4(dotted)) return dotted;
  const [high = '', low = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':').slice(-2);
  const pair = (group: string): number[] => {
    const number = Number.parseInt(group || '0', 16);
    return [number >> 8, number & 0xff];
  };
  return [...pair(high), ...pair(low)].join('.');
}

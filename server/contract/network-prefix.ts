import { isIPv6 } from 'node:net';

/** Reduces an IPv6 address to its /64. Households have a whole /64, so limits on single addresses are useless. */
export function getNetworkPrefix(address: string) {
  if (address.includes('.') || !isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array.from<string>({ length: 8 - left.length - right.length }).fill('0') : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

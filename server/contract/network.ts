import { isIPv6 } from 'node:net';

/** A household has a whole IPv6 network of 64 bits, so counting or locking single addresses would stop nobody. */
export function networkOf(address: string) {
  if (address.includes('.') || !isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array.from<string>({ length: 8 - left.length - right.length }).fill('0') : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

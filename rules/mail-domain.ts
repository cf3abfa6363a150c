const COMMON = [
  'naver.com',
  'gmail.com',
  'daum.net',
  'hanmail.net',
  'kakao.com',
  'nate.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
];

/** Returns the common domain that is one typo away, such as gmail.com for `gmial.com`, or null. */
export function suggestMailDomain(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (COMMON.includes(domain)) return null;
  return COMMON.find((common) => isOneTypoAway(domain, common)) ?? null;
}

/**
 * Returns whether the two differ by one character that was added, left out or replaced, or by two that were swapped.
 */
function isOneTypoAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let first = 0;
  while (first < meant.length && typed[first] === meant[first]) first += 1;
  const [rest, wanted] = [typed.slice(first), meant.slice(first)];
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** Verifies the checksum of a business registration number (사업자등록번호), ignoring hyphens and spaces. */
export function isBusinessNumber(text: string): boolean {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^\d{10}$/.test(digits) || digits === '0000000000') return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  const carried = Math.floor((Number(digits[8]) * 5) / 10);
  return (10 - ((sum + carried) % 10)) % 10 === Number(digits[9]);
}

/** Also works on partial numbers. Keeps a digit too many, because the number would otherwise look right. */
export function formatBusinessNumber(text: string): string {
  const digits = text.normalize('NFKC').replaceAll(/\D/g, '');
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-');
}

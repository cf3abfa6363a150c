const SEOUL_MS = 9 * 3_600_000;

/** Formats a PDF date in Seoul time. */
export function formatPdfDate(at: Date): string {
  const digits = new Date(at.getTime() + SEOUL_MS).toISOString().replaceAll(/[-:T]|\.\d+Z/g, '');
  return `D:${digits}+09'00'`;
}

export function readPdfDate(text: string): Date | null {
  const parts = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-]\d\d)'?(\d\d)'?)?$/.exec(text);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second, zoneHour, zoneMinute] = parts;
  const zone = zoneHour ? `${zoneHour}:${zoneMinute}` : 'Z';
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

import { seoulTime } from '../../../rules/dates.ts';
import type { CertificateEvent } from './certificate.types.ts';
import { LEFT, RIGHT } from './head.ts';
import { fitted, GREY, INK, LINE, type Sheet } from '../typeset/sheet.ts';

export const EVENT_ROW = 18.75;
export const EVENTS_HEAD = 38;

const AT = LEFT + 6;
const WHO = 159;
const WHAT = 211;
const IP = 475.5;

/** The title and the heads of the columns. Answers where the first row begins. */
export function drawEventsHead(sheet: Sheet, y: number): number {
  sheet.text('기록', LEFT, y, { face: 'SANS_BOLD', size: 11.6 });
  const line = y + 11.7;
  sheet.line(LEFT, RIGHT, line, { width: 0.9, color: INK });
  const look = { size: 9, color: GREY };
  sheet.text('때 (한국 시각)', AT, line + 13.8, look);
  sheet.text('누가', WHO, line + 13.8, look);
  sheet.text('한 일', WHAT, line + 13.8, look);
  sheet.text('접속 주소', IP, line + 13.8, look);
  sheet.line(LEFT, RIGHT, line + 20.3, { color: LINE });
  return line + 20.3;
}

export function drawEvent(sheet: Sheet, event: CertificateEvent, y: number): void {
  const base = y + 12.5;
  sheet.text(seoulTime(event.at), AT, base, { size: 9, color: GREY });
  sheet.text(fitted(event.who, 'SANS_BOLD', 9.2, WHAT - WHO - 6), WHO, base, { face: 'SANS_BOLD', size: 9.2 });
  sheet.text(fitted(event.what, 'SANS', 9.2, IP - WHAT - 8), WHAT, base, { size: 9.2 });
  sheet.text(fitted(event.ip ?? '—', 'SANS', 9, RIGHT - IP), IP, base, { size: 9, color: GREY });
  sheet.line(LEFT, RIGHT, y + EVENT_ROW);
}

import type { components } from '#openapi';
import { getSeoulDay } from '../../../rules/dates.ts';
import type { LedgerKind } from './ledger.repository.ts';

type Entry = components['schemas']['SealLedgerEntry'];

const HEAD = ['날짜', '시각', '한 일', '한 분', '받은 분', '문서 번호', '문서 이름', '찍은 곳', '메모'];
const KINDS: Record<LedgerKind, string> = {
  ADDED: '등록',
  GRANTED: '쓸 수 있게 함',
  REVOKED: '쓸 수 없게 함',
  USED: '찍음',
  SUSPENDED: '잠깐 멈춤',
  RESUMED: '다시 씀',
  REPLACED: '바꿈',
  DESTROYED: '없앰',
};
const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul', timeStyle: 'medium' });

export const toLedgerRows = (entries: readonly Entry[]): string[][] => [
  HEAD,
  ...entries.map(({ at, kind, by, subject, contract, places, note }) => [
    getSeoulDay(new Date(at)),
    TIME.format(new Date(at)),
    KINDS[kind],
    by,
    subject ?? '',
    contract?.documentNo ?? '',
    contract?.title ?? '',
    places === null ? '' : String(places),
    note ?? '',
  ]),
];

import { normalizeName } from '../../../rules/names.ts';
import { DomainError } from '../../contract/domain-error.ts';
import { findMissingCharacters } from '../../documents/fonts/faces.ts';
import { rejectUnprintable } from '../marks/printable.ts';

export const MAX_ITEMS = 1_000;
const MAX_ITEM_LENGTH = 50;
const MAX_REPORTED = 20;
const WRONG = `줄바꿈 없이 1자에서 ${MAX_ITEM_LENGTH}자 사이로 적어주세요.`;

/** Text from a request or a cell, and how errors refer to it. */
type Written = { text: string; field: string; place: string };

/** Normalises typed items. Throws if one is unusable or occurs twice. */
export function requireItems(texts: readonly string[]): string[] {
  const written = texts.map((text, index) => ({ text, field: `items[${index}]`, place: `${index + 1}번째 항목` }));
  const items = normalizeItems(written);
  const first = new Map<string, number>();
  const twins = items.flatMap((item, index) => {
    const earlier = first.get(item);
    first.set(item, earlier ?? index);
    return earlier === undefined ? [] : { field: `items[${index}]`, message: `${earlier + 1}번째 항목과 같아요.` };
  });
  reject(twins);
  return items;
}

/** Reads a spreadsheet's first column. Skips and counts values that occurred earlier or are in `known`. */
export function readSheetItems(rows: readonly (readonly string[])[], known: readonly string[]) {
  const written = rows.flatMap(([text = ''], index) =>
    text === '' ? [] : { text, field: 'file', place: `${index + 1}번째 줄` },
  );
  if (written.length === 0)
    throw new DomainError('SHEET_UNREADABLE', {
      message: '첫 열에 적힌 것이 없어요. 첫 열에 항목을 한 칸에 하나씩 적어서 다시 올려주세요.',
    });
  const items = normalizeItems(written);
  const before = new Set(known);
  const added = [...new Set(items)].filter((item) => !before.has(item));
  return { added, duplicates: items.length - added.length };
}

export function requireItemCapacity(count: number) {
  if (count <= MAX_ITEMS) return;
  const message = `목록 하나에 ${MAX_ITEMS.toLocaleString('ko')}개까지 넣을 수 있어요. 나눠서 만들어주세요.`;
  throw new DomainError('TOO_MANY', { message });
}

function normalizeItems(written: readonly Written[]): string[] {
  const read = written.map(({ text, field, place }) => ({ field, place, item: normalizeName(text, MAX_ITEM_LENGTH) }));
  reject(read.flatMap(({ field, place, item }) => (item === null ? [{ field, message: `${place}: ${WRONG}` }] : [])));
  const items = read.flatMap(({ item }) => item ?? []);
  // Receivers could choose such an item, and then it couldn't be printed.
  rejectUnprintable(
    items.flatMap((item, index) => {
      const characters = findMissingCharacters(item, 'SANS');
      return characters.length === 0 ? [] : [{ field: written[index]?.field ?? 'items', characters }];
    }),
  );
  return items;
}

function reject(fieldErrors: readonly { field: string; message: string }[]) {
  if (fieldErrors.length > 0) throw new DomainError('VALIDATION', { fieldErrors: fieldErrors.slice(0, MAX_REPORTED) });
}

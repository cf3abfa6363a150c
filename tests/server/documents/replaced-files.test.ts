import { afterAll, expect, test } from 'vitest';
import { toDisplayRect, toStoredRect } from '../../../rules/page-geometry.ts';
import { seenWords } from '../../../server/documents/suggest/page/seen.ts';
import { moveFields, type PageWords } from '../../../server/modules/templates/replace-file/move-fields.ts';
import { field } from '../../support/contracts.ts';
import { createTestEngine, stored } from '../../support/documents/engine.ts';
import { readReplacedFile, type ReplacedFile } from '../../support/documents/replaced-files/replaced-files.ts';

/** A field counts as correct if it is this close to its position, in points. */
const RIGHT = 3;
type Judged = 'right' | 'near' | 'wrong' | 'lost' | 'lostThere';

const engine = createTestEngine();
afterAll(() => engine.closeUnharmed());

async function readPages(upload: Buffer): Promise<PageWords[]> {
  const intake = await engine.take(upload);
  const texts = await engine.readText(stored(intake));
  return intake.pages.map((info, index) => {
    const words = texts[index]?.text.words ?? [];
    return { ...info, words: seenWords({ words, info }) };
  });
}

function toRect([x, y, width, height]: [number, number, number, number]) {
  return { x, y, width, height };
}

async function judge(name: string) {
  const { before, after, fields: labels } = await readReplacedFile(name);
  const [old, fresh] = [await readPages(before), await readPages(after)];
  const fields = labels.map(({ page, rect, words }) => {
    const shape = old[page - 1];
    if (!shape) throw new Error(`${name} has no page ${page}.`);
    return field('old', null, { page, rect: toStoredRect(toRect(rect), shape), name: words });
  });
  const moved = moveFields(fields, old, fresh, 'new');
  const lost = new Set(moved.lost.map(({ fieldId }) => fieldId));
  const counts: Record<Judged, number> = { right: 0, near: 0, wrong: 0, lost: 0, lostThere: 0 };
  const wrong: string[] = [];
  moved.fields.forEach((placed, index) => {
    const label = labels[index];
    const shape = fresh[placed.page - 1];
    if (!label || !shape) throw new Error(`${placed.name} is on no page.`);
    const seen = toDisplayRect(placed.rect, shape);
    const asked = label.place ? 'lostThere' : 'lost';
    const judged = lost.has(placed.fieldId) ? asked : judgePlace(placed.page, seen, label.place);
    counts[judged] += 1;
    if (judged === 'wrong') wrong.push(placed.name);
  });
  return { counts, wrong };
}

/**
 * A field counts as near if its centre is inside its blank but the blank starts elsewhere, because another program drew
 * it wider.
 */
function judgePlace(
  page: number,
  seen: ReturnType<typeof toRect>,
  place: ReplacedFile['fields'][number]['place'],
): Judged {
  if (!place || place.page !== page) return 'wrong';
  const [x, y, width, height] = place.rect;
  if (Math.hypot(seen.x - x, seen.y - y) <= RIGHT) return 'right';
  const [middleX, middleY] = [seen.x + seen.width / 2, seen.y + seen.height / 2];
  const isWithin = middleX >= x && middleX <= x + width && middleY >= y - RIGHT && middleY <= y + height + RIGHT;
  return isWithin ? 'near' : 'wrong';
}

const MEASURED = [
  { name: 'paragraph-added', right: 50, near: 0, lost: 0, lostThere: 2 },
  { name: 'articles-removed', right: 40, near: 0, lost: 5, lostThere: 9 },
  { name: 'larger-font', right: 33, near: 2, lost: 0, lostThere: 11 },
  { name: 'row-added', right: 49, near: 0, lost: 0, lostThere: 2 },
  { name: 'break-moved', right: 48, near: 0, lost: 0, lostThere: 20 },
  { name: 'article-added', right: 41, near: 0, lost: 0, lostThere: 1 },
  { name: 'other-margins', right: 36, near: 0, lost: 0, lostThere: 3 },
  { name: 'other-program', right: 0, near: 0, lost: 0, lostThere: 57 },
  { name: 'from-hangul', right: 0, near: 0, lost: 0, lostThere: 57 },
  { name: 'turned', right: 38, near: 0, lost: 0, lostThere: 5 },
];

test.each(MEASURED)('$name: no field is put in a wrong place, and no fewer follow than measured', async (measured) => {
  const { counts, wrong } = await judge(measured.name);
  expect(wrong).toEqual([]);
  expect(counts.lost).toBe(measured.lost);
  expect(counts.right).toBeGreaterThanOrEqual(measured.right);
  expect(counts.near).toBeLessThanOrEqual(measured.near);
  expect(counts.lostThere).toBeLessThanOrEqual(measured.lostThere);
});

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { toCanonicalJson } from '../../../rules/canonical-json.ts';
import { openEvent } from '../../../server/audit/chain.ts';
import { commitEvent, listDisclosedCommitments } from '../../../server/audit/commit-event.ts';
import { matchesCommitment, isCommitment } from '../../../server/audit/openings.ts';
import { EVERY_EVENT } from '../../support/every-event.ts';

type Place = { path: string; value: unknown };

/** Lists every leaf of a stored value, ignoring positions in lists and keys of maps. */
function leavesOf(value: unknown, path: string): Place[] {
  if (isCommitment(value) || typeof value !== 'object' || value === null) return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, `${path}[]`));
  const isMap = /\.(values|marks|files)$/.test(path);
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, `${path}.${isMap ? '*' : name}`));
}

function summarise(event: (typeof EVERY_EVENT)[number]) {
  const { closed, openings } = commitEvent(event);
  const shown = new Set(listDisclosedCommitments(closed));
  const leaves = leavesOf(closed.data, '').map(({ path, value }) => ({
    path: path.slice(1),
    fate: isCommitment(value) ? (shown.has(value.c) ? 'shown' : 'closed') : 'clear',
  }));
  const of = (fate: string) => [...new Set(leaves.filter((leaf) => leaf.fate === fate).map(({ path }) => path))];
  const line = ['clear', 'shown', 'closed'].map((fate) => `${fate} ${of(fate).join(' ') || '-'}`).join('; ');
  return { closed, openings, line: `${event.kind}: ${line}` };
}
test('what stays clear of each kind is what is written down, under the names that are out in the world', async () => {
  const known = await readFile(new URL('./event-members.txt', import.meta.url), 'utf8');
  expect(`${EVERY_EVENT.map((event) => summarise(event).line).join('\n')}\n`).toBe(known);
});

test.each(EVERY_EVENT.map((event) => [event.kind, event] as const))('%s opens to what was told', (_, event) => {
  const { closed, openings } = summarise(event);
  expect(closed.actor).toEqual({ ...event.actor, name: { c: expect.any(String) } });
  expect([isCommitment(closed.ip), isCommitment(closed.userAgent)]).toEqual([true, true]);
  expect(openEvent(toCanonicalJson(closed), openings)).toEqual(event);
  for (const [commitment, opening] of Object.entries(openings))
    expect(matchesCommitment(commitment, opening)).toBe(true);
});

test('one text has another commitment each time, over salt and spelling', () => {
  const [one, other] = [commitEvent(TOLD), commitEvent(TOLD)];
  expect(Object.keys(one.openings)).toHaveLength(1);
  expect(Object.keys(one.openings)).not.toEqual(Object.keys(other.openings));
  const [[commitment, [salt, value]] = ['', ['', '']]] = Object.entries(one.openings);
  expect(value).toBe('금액이 틀렸어요');
  const hash = createHash('sha256').update('dojang-value-1\n').update(Buffer.from(salt, 'base64url'));
  expect(hash.update('"금액이 틀렸어요"').digest('base64url')).toBe(commitment);
});

test('a member that nobody has named is not written', () => {
  expect(() => commitEvent({ ...TOLD, data: { reason: '뜻', comment: '말' } })).toThrow(/stays clear/);
  expect(() => commitEvent({ ...TOLD, data: { toString: '말' } })).toThrow(/stays clear/);
});

const TOLD = { kind: 'CANCELLED', actor: { kind: 'SYSTEM' }, data: { reason: '금액이 틀렸어요' } } as const;

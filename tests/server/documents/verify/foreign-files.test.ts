import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeKeyStore } from '../../../support/sealing.ts';
import { checkFile as check } from '../../../support/verifying.ts';

const FOLDER = path.join(import.meta.dirname, 'foreign');
const read = (name: string) => readFileSync(path.join(FOLDER, name));
const judge = async (bytes: Buffer) => check(bytes, (await makeKeyStore()).store);

it('a file that openssl signed is as it was signed, and not ours', async () => {
  const { verdict, signatures, words } = await judge(read('signed.pdf'));
  expect([verdict, signatures]).toEqual([
    'NOT_OURS',
    [{ by: 'Han Seo-yun', at: '2026-11-23T10:00:00+09:00', state: 'INTACT' }],
  ]);
  expect(words).toContain('서명한 부분은 그대로이고, 그 뒤에 더해진 것이 없어요.');
});

const STATES: Record<string, string[]> = {
  'byte-edited.pdf': ['BROKEN'],
  'rewritten-by-mutool.pdf': ['BROKEN'],
  'rewritten-by-qpdf.pdf': ['BROKEN'],
  'second-signature.pdf': ['MORE_AFTER', 'UNKNOWN'],
  // Nothing is read from this file, because it counts as damaged.
  'line-behind.pdf': [],
};
const CHANGED = readdirSync(FOLDER).filter((name) => name.endsWith('.pdf') && name !== 'signed.pdf');

it.each(CHANGED)('%s, changed after it was signed, is never called unchanged', async (name) => {
  const { signatures, words } = await judge(read(name));
  expect(words).not.toContain('더해진 것이 없어요');
  expect(signatures.map(({ state }) => state)).toEqual(STATES[name] ?? ['MORE_AFTER']);
});

it('what was put where nothing is signed breaks a signature', async () => {
  const bytes = read('signed.pdf');
  // Only zeros follow the signature, and they are not signed, so a dictionary entry fits there.
  const zeros = bytes.lastIndexOf('00000000>', undefined, 'latin1');
  bytes.write('>/X (hid)', zeros, 'latin1');
  expect((await judge(bytes)).signatures.map(({ state }) => state)).toEqual(['BROKEN']);
});

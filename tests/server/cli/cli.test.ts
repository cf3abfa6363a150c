import { readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { EMPLOYMENT_FORM } from '../../../server/content/forms/employment.ts';
import { drawForm } from '../../../server/documents/typeset/draw-form.ts';
import { closedChain } from '../../support/chain.ts';
import { exportChain } from '../../../server/audit/chain.ts';
import { openCommandLine } from '../../support/command-line.ts';
import { eventsOver } from '../../support/sealed-chain.ts';
import { makeKeyStore, makePdf, sealContract } from '../../support/sealing.ts';
import { drawPng } from '../../support/pictures.ts';

const { folder, put, dojang, answer } = openCommandLine();

test('intake: what a file is, and its normalised form', async () => {
  const bytes = makePdf(3);
  const file = await put('계약서.pdf', bytes);
  const out = path.join(folder, 'normalised.pdf');
  const said = await answer('intake', file, '--out', out);
  expect(said).toMatchObject({ status: 'READY', kind: 'PDF', pageCount: 3, notices: [], refusal: null });
  expect(said.pages[2]).toEqual({ number: 3, width: 595, height: 842, rotation: 0, cropBox: [0, 0, 595, 842] });
  expect(await readFile(out)).toEqual(bytes);

  const picture = await answer('intake', await put('사진.png', await drawPng()));
  expect(picture).toMatchObject({ kind: 'PNG', pageCount: 1, refusal: null });
  // The command neither started nor set up a server.
  expect(readdirSync(folder)).not.toContain('data');
});

test('intake: a refusal is an answer', async () => {
  const refusals = [
    ['empty.pdf', '', 'FILE_EMPTY'],
    ['letter.txt', '안녕하세요', 'FILE_UNKNOWN'],
    ['large.pdf', Buffer.concat([makePdf(), Buffer.alloc(10_485_760)]), 'FILE_TOO_LARGE'],
    ['broken.pdf', '%PDF-1.7 nothing', 'FILE_DAMAGED'],
  ] as const;
  for (const [name, bytes, errorCode] of refusals) {
    const said = await answer('intake', await put(name, bytes));
    expect(said).toMatchObject({ status: 'REFUSED', pageCount: null, pages: [], refusal: { errorCode } });
  }
  const { code, out } = await dojang('intake', path.join(folder, 'empty.pdf'));
  expect([code, out]).toEqual([
    0,
    `${path.join(folder, 'empty.pdf')}: 쓸 수 없어요.\n  내용이 없는 파일이에요. 파일을 다시 확인하고 올려주세요. (FILE_EMPTY)\n`,
  ]);
});

test('suggest: places in a form, or why there are none', async () => {
  const file = await put('근로계약서.pdf', drawForm(EMPLOYMENT_FORM, 'RULED').bytes);
  const { suggestions } = await answer('suggest', file);
  const kinds = suggestions.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toContain('SIGNATURE');
  const { out } = await dojang('suggest', file);
  expect(out).toMatch(/^.*: 칸을 놓을 만한 곳 \d+군데\n/);
  expect(await answer('suggest', path.join(folder, 'empty.pdf'))).toMatchObject({
    suggestions: [],
    refusal: { errorCode: 'FILE_EMPTY' },
  });
});

test('verify: ours and whole, changed, or nobody’s', async () => {
  const { store } = await makeKeyStore({ folder: path.join(folder, 'data', 'seal') });
  const chain = exportChain(closedChain(eventsOver(makePdf(2)), { format: 1 }), 'DOCUMENT');
  const { bytes, sha256, keyId } = sealContract({ key: store.current(), chain });
  const said = await answer('verify', await put('sealed.pdf', bytes));
  expect(said).toMatchObject({ verdict: 'WHOLE', ours: true, whole: true, keyId, sha256, addedAfter: [] });
  expect(said.chain).toMatchObject({ status: 'INTACT', documentNo: 'DJ-2611-0001', events: 5 });
  expect(typeof said.words).toBe('string');

  const changed = Buffer.from(bytes);
  changed[300] = (changed[300] ?? 0) ^ 1;
  expect(await answer('verify', await put('changed.pdf', changed))).toMatchObject({
    verdict: 'CHANGED',
    ours: true,
    whole: false,
  });
  expect(await answer('verify', await put('plain.pdf', makePdf()))).toMatchObject({
    verdict: 'NOT_SEALED',
    ours: false,
  });
  expect(await answer('verify', await put('letter.txt', 'x'))).toMatchObject({ verdict: 'NOT_PDF' });
  const { out } = await dojang('verify', path.join(folder, 'sealed.pdf'));
  expect(out).toContain('한 글자도 바뀌지 않았어요.');
});

test('rotate-key: another key, and what the one before has sealed stays ours', async () => {
  const sealed = path.join(folder, 'sealed.pdf');
  const { keyId } = await answer('verify', sealed);
  const said = await answer('rotate-key');
  expect(said).toEqual({ keyId: expect.stringMatching(/^[\da-f]{16}$/), expiresAt: expect.any(String) });
  expect(said.keyId).not.toBe(keyId);
  expect(await answer('verify', sealed)).toMatchObject({ verdict: 'WHOLE', keyId });

  // Without its key, a file can still be verified, but nothing can be sealed.
  await rm(path.join(folder, 'data', 'seal', 'keys', `${said.keyId}.pem`));
  expect(await answer('verify', sealed)).toMatchObject({ verdict: 'WHOLE' });
  const out = ['--out', path.join(folder, 'out.pdf'), '--certificate', path.join(folder, 'certificate.pdf')];
  const failed = await dojang('seal', await put('three.pdf', makePdf(3)), ...out, '--json');
  expect([failed.code, JSON.parse(failed.out).errorCode]).toEqual([1, 'KEY_MISSING']);
  expect(failed.err).toContain('rotate-key');
  await answer('rotate-key');
  expect(await answer('seal', path.join(folder, 'three.pdf'), ...out)).toMatchObject({ pageCount: 3 });
  expect(await answer('verify', path.join(folder, 'certificate.pdf'))).toMatchObject({
    verdict: 'WHOLE',
    kind: 'CERTIFICATE',
    chain: { status: 'INTACT' },
  });
});

test.each([
  [[], 'No command was given.'],
  [['paint'], 'There is no command paint.'],
  [['__proto__'], 'There is no command __proto__.'],
  [['intake'], 'Exactly one FILE is needed.'],
  [['intake', 'a.pdf', 'b.pdf'], 'Exactly one FILE is needed.'],
  [['intake', 'a.pdf', '--colour'], "Unknown option '--colour'"],
  [['verify', 'a.pdf', '--out', 'b.pdf'], "Unknown option '--out'"],
])('called wrongly with %j', async (args, words) => {
  const { code, out, err } = await dojang(...args);
  expect([code, out]).toEqual([2, '']);
  expect(err.startsWith(words)).toBe(true);
  expect(err).toContain('Usage: dojang <command>');
});

test('a path that cannot be read or written is told', async () => {
  for (const place of [path.join(folder, 'none.pdf'), folder]) {
    const { code, out, err } = await dojang('intake', place, '--json');
    expect([code, JSON.parse(out).errorCode]).toEqual([2, 'PATH_UNREADABLE']);
    expect(err).toBe(`파일을 읽지 못했어요. 경로를 확인해주세요: ${place}\n`);
  }
  const file = await put('one.pdf', makePdf());
  const { code, out } = await dojang('intake', file, '--out', path.join(folder, 'none', 'out.pdf'), '--json');
  expect([code, JSON.parse(out).errorCode]).toEqual([2, 'PATH_UNWRITABLE']);
});

import { afterAll, expect, test } from 'vitest';
import { createTestEngine } from '../../support/documents/engine.ts';
import { DAMAGES, samplePdf, withPasswords } from '../../support/documents/sample-pdfs.ts';

const engine = createTestEngine({ maxChildren: 1 });
afterAll(() => engine.close());

const check = async (bytes: Buffer) => (await engine.checkPdf(bytes))?.errorCode ?? null;

test('a PDF that opens without a password passes', async () => {
  expect(await check(samplePdf())).toBeNull();
  expect(await check(withPasswords(samplePdf(), '', 'owner'))).toBeNull();
});

test('what only looks like a PDF is damaged', async () => {
  expect(await check(Buffer.from('%PDF-1.4\nbroken'))).toBe('FILE_DAMAGED');
  expect(await check(Buffer.from('<script>alert(1)</script>\n%PDF-1.4'))).toBe('FILE_DAMAGED');
  expect(await check(samplePdf({ pages: 0 }))).toBe('FILE_DAMAGED');
});

test('a PDF that needs a password says so', async () => {
  expect(await check(withPasswords(samplePdf(), 'user', 'owner'))).toBe('FILE_ENCRYPTED');
});

test.each(Object.entries(DAMAGES))('what the intake can repair passes: %s', async (_, damage) => {
  const intake = await engine.intake(damage(samplePdf()));
  const code = await check(damage(samplePdf()));
  expect(intake.refusal !== null || code === null).toBe(true);
});

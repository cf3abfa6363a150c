import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countersigned } from '../../support/documents/countersigned.ts';
import { codesOf, createTestEngine } from '../../support/documents/engine.ts';
import { samplePdf } from '../../support/documents/sample-pdfs.ts';

const engine = createTestEngine();
beforeAll(() => engine.ready());
afterAll(() => engine.closeUnharmed());

describe('a PDF with two signatures and a timestamp of the document', () => {
  it.each(['TABLE', 'STREAM', 'HYBRID'] as const)('stays byte for byte: %s', async (layout) => {
    const pdf = countersigned(layout);
    const intake = await engine.take(pdf);
    expect(codesOf(intake)).toContain('ALREADY_SIGNED');
    expect(intake.normalised).toBe(pdf);
  });

  it('stays even if it says that the first revision follows another at 0', async () => {
    const pdf = samplePdf({ trailer: '/Prev 0' });
    expect((await engine.take(pdf)).normalised).toBe(pdf);
  });
});

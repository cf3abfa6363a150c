import { drawComposition } from '../../server/documents/compose/compose.ts';
import { IncrementalUpdate } from '../../server/documents/pdf/incremental-update.ts';
import { openPdf } from '../../server/documents/pdf/pdf-file.ts';
import { NAMES_OF_THE_WORLD } from '../../tests/support/documents/names-of-the-world.ts';
import { samplePdf } from '../../tests/support/documents/sample-pdfs.ts';
import { median } from './usage.ts';

const LINES = 40;
const ROUNDS = 15;
const KOREAN = '근로자는 본 계약의 내용을 충분히 이해하였으며 이에 동의합니다.';

/** Compares the cost of printing forty different lines in each script with that of Korean. */
export function measureScripts() {
  const page = samplePdf({ text: () => ' ' });
  const texts = [['Korean', KOREAN], ...Object.entries(NAMES_OF_THE_WORLD).map(([script, [, text]]) => [script, text])];
  return Object.fromEntries(
    texts.map(([script = '', text = '']) => {
      const first = printLines(page, text);
      const rounds = Array.from({ length: ROUNDS }, () => printLines(page, text));
      return [
        script,
        { 'first, with its fonts': first.ms, 'CPU ms': median(rounds.map(({ ms }) => ms)), bytes: first.bytes },
      ];
    }),
  );
}

function printLines(page: Buffer, text: string) {
  const began = process.cpuUsage();
  const update = new IncrementalUpdate(openPdf(page));
  const fields = Array.from({ length: LINES }, (_, line) => ({
    page: 1,
    kind: 'TEXT' as const,
    rect: { x: 10, y: 10 + line * 19, width: 500, height: 18 },
    value: `${text} ${line}`,
  }));
  drawComposition(update, { fields });
  const bytes = Buffer.concat([...update.serialize(Buffer.alloc(16, 3)).chunks]).length;
  const { user, system } = process.cpuUsage(began);
  return { ms: (user + system) / 1000, bytes };
}

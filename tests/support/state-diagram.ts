import { readFile } from 'node:fs/promises';

const PAGE = new URL('../../docs/architecture.md', import.meta.url);

/** Lists the transitions that `docs/architecture.md` draws, as `act: from → to`. */
export async function readStateDiagram(of: 'contract' | 'receiver') {
  const [, block = ''] = new RegExp('```\n' + of + '\n([^`]+)```').exec(await readFile(PAGE, 'utf8')) ?? [];
  return block
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [act = '', ways = ''] = line.split(/\s+(.*)/);
      return ways.split(', ').map((way) => `${act}: ${way}`);
    });
}

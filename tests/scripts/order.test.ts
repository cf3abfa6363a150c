import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ORDER } from '../../scripts/rooms/order.ts';

test('the architecture tells the modules in the order that is checked', async () => {
  expect(await readFile('docs/architecture.md', 'utf8')).toContain(`from the bottom up: ${ORDER.join(', ')} |`);
});

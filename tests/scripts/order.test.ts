import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { MODULE_ORDER } from '../../scripts/rooms/order.ts';

test('the architecture tells the modules in the order that is checked', async () => {
  expect(await readFile('docs/architecture.md', 'utf8')).toContain(`from the bottom up: ${MODULE_ORDER.join(', ')} |`);
});

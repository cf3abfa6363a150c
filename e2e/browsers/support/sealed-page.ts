import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type APIRequestContext } from '@playwright/test';
import type { sendForm } from '../../support/signing.ts';

const run = promisify(execFile);

/** Waits for the sealed document and saves a picture of its first page. */
export async function pictureSealed(
  request: APIRequestContext,
  { read }: Awaited<ReturnType<typeof sendForm>>,
  folder: string,
) {
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('COMPLETED');
  const { documentUrl } = await read();
  const file = path.join(folder, 'sealed.pdf');
  await writeFile(file, await (await request.get(documentUrl ?? '')).body());
  await run('pdftoppm', ['-png', '-singlefile', '-r', '110', file, path.join(folder, 'sealed')]);
}

import { rm } from 'node:fs/promises';

export default async function removeData() {
  const folder = process.env['E2E_DATA_DIR'];
  if (folder) await rm(folder, { recursive: true, force: true });
}

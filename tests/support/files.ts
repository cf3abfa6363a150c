import type { FilePurpose, FileStatus } from '../../server/modules/files/files.repository.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';
import { waitUntil } from './wait-until.ts';

type Part = { name: string; bytes: Buffer | string; filename?: string; type?: string };

/** Creates a multipart form exactly as given, including forms that no browser would send. */
export function formOf(parts: readonly Part[]) {
  const boundary = 'dojang-boundary-71';
  const chunks = parts.flatMap(({ name, bytes, filename, type }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
  const payload = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
  return { contentType: `multipart/form-data; boundary=${boundary}`, payload };
}

type Upload = { purpose?: FilePurpose; filename?: string; type?: string };

export const uploadForm = (
  bytes: Buffer,
  { purpose = 'document', filename = '계약서.pdf', type = 'application/pdf' }: Upload = {},
) =>
  formOf([
    { name: 'purpose', bytes: purpose },
    { name: 'file', bytes, filename, type },
  ]);

export const upload = (api: TestApp, person: Person, bytes: Buffer, options?: Upload) =>
  api.ok('uploadFile', { token: person.accessJwt, raw: uploadForm(bytes, options) });

export const look = (api: TestApp, person: Person, fileId: string) =>
  api.ok('getFile', { token: person.accessJwt, path: { fileId } });

export const untilStatus = (api: TestApp, person: Person, fileId: string, status: FileStatus) =>
  waitUntil(async () => {
    const file = await look(api, person, fileId);
    if (file.status !== status) throw new Error(`The file is ${file.status}.`);
    return file;
  });

/** Waits until the engine has processed the file, because the upload's response may come earlier. */
export async function uploadAndProcess(api: TestApp, person: Person, bytes: Buffer, options?: Upload) {
  const { fileId } = await upload(api, person, bytes, options);
  return waitUntil(async () => {
    const file = await look(api, person, fileId);
    if (file.status === 'STORED' || file.status === 'PROCESSING') throw new Error(`The file is ${file.status}.`);
    return file;
  });
}

export function open(api: TestApp, url: string | null, headers: Record<string, string> = {}) {
  const { pathname, search } = new URL(url ?? '');
  return api.app.inject({ method: 'GET', url: pathname + search, headers });
}

import { toFormResponse, sendForm, unwrap, type components, type SendFormOptions } from '@/shared/api';

type File = components['schemas']['File'];
type Purpose = components['schemas']['FilePurpose'];

const upload = (purpose: Purpose, file: Blob, name: string, options: SendFormOptions) => {
  const form = new FormData();
  // The server needs the purpose before the file's first byte.
  form.append('purpose', purpose);
  form.append('file', file, name);
  return unwrap(toFormResponse<File>(sendForm('/files', form, options)));
};

export const uploadDocument = (file: Blob, name: string, options: SendFormOptions) =>
  upload('document', file, name, options);

export const uploadImage = (file: Blob, name: string, signal: AbortSignal) =>
  upload('image', file, name, { signal, onProgress: () => {} });

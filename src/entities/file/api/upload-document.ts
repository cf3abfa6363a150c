import { toFormResponse, sendForm, unwrap, type components, type SendFormOptions } from '@/shared/api';

type File = components['schemas']['File'];
type Purpose = components['schemas']['FilePurpose'];

const upload = (purpose: Purpose, file: Blob, name: string, options: SendFormOptions) => {
  const form = new FormData();
  // The purpose comes before the file, because the server needs it before the first byte.
  form.append('purpose', purpose);
  form.append('file', file, name);
  return unwrap(toFormResponse<File>(sendForm('/files', form, options)));
};

/** Uploads a file for a document. It may not be READY yet when this resolves. */
export const uploadDocument = (file: Blob, name: string, options: SendFormOptions) =>
  upload('document', file, name, options);

/** Uploads a picture for a field or stamp. */
export const uploadImage = (file: Blob, name: string, signal: AbortSignal) =>
  upload('image', file, name, { signal, onProgress: () => {} });

import { formAnswer, sendForm, unwrap, type components, type SendFormOptions } from '@/shared/api';

type File = components['schemas']['File'];
type Purpose = components['schemas']['FilePurpose'];

const upload = (purpose: Purpose, file: Blob, name: string, options: SendFormOptions) => {
  const form = new FormData();
  // The fields come before the file, because the server needs the purpose while it receives the bytes.
  form.append('purpose', purpose);
  form.append('file', file, name);
  return unwrap(formAnswer<File>(sendForm('/files', form, options)));
};

/** Uploads a file that will become a document or a part of one. The result may not be READY yet. */
export const uploadDocument = (file: Blob, name: string, options: SendFormOptions) =>
  upload('document', file, name, options);

/** Uploads an image that will be put on a document. */
export const uploadImage = (file: Blob, name: string, signal: AbortSignal) =>
  upload('image', file, name, { signal, onProgress: () => {} });

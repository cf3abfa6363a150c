import { formAnswer, sendForm, unwrap, type components, type SendFormOptions } from '@/shared/api';

type File = components['schemas']['File'];
type Purpose = components['schemas']['FilePurpose'];

const upload = (purpose: Purpose, file: Blob, name: string, options: SendFormOptions) => {
  const form = new FormData();
  // Fields before the file: the server decides by the purpose while the bytes arrive.
  form.append('purpose', purpose);
  form.append('file', file, name);
  return unwrap(formAnswer<File>(sendForm('/files', form, options)));
};

/** A file that is to become a document, or a part of one. What comes back may still be on its way to READY. */
export const uploadDocument = (file: Blob, name: string, options: SendFormOptions) =>
  upload('document', file, name, options);

/** A picture that is to be put on a document. */
export const uploadImage = (file: Blob, name: string, signal: AbortSignal) =>
  upload('image', file, name, { signal, onProgress: () => {} });

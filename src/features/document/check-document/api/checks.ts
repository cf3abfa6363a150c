import { toFormResponse, publicApi, sendPublicForm, unwrap, type components, type SendFormOptions } from '@/shared/api';

export type DocumentCheck = components['schemas']['DocumentCheck'];

export const checkByHash = (sha256: string, signal: AbortSignal) =>
  unwrap(publicApi.GET('/documents/checks', { params: { query: { sha256 } }, signal }));

export const checkByNumber = (certificateNo: string, signal: AbortSignal) =>
  unwrap(publicApi.GET('/documents/checks/{certificateNo}', { params: { path: { certificateNo } }, signal }));

export function checkFile(file: File, options: SendFormOptions) {
  const form = new FormData();
  form.append('file', file);
  return unwrap(toFormResponse<DocumentCheck>(sendPublicForm('/documents/checks', form, options)));
}

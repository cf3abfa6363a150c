import { toFormResponse, sendSignForm, signApi, unwrap, type components } from '@/shared/api';
import type { SignAttachment, SignValues } from '../model/sign-contract';

type Mark = components['schemas']['Mark'];
type Annotation = components['schemas']['Annotation'];

export const putValues = (body: { version: number; values: SignValues; markRefs: SignValues }, signal: AbortSignal) =>
  unwrap(signApi.PUT('/sign/values', { body, signal }));

export async function saveMark(mark: Mark, signal: AbortSignal): Promise<string> {
  const { markId } = await unwrap(signApi.POST('/sign/marks', { body: { mark }, signal }));
  return markId;
}

export const putAnnotations = (annotations: Annotation[], signal: AbortSignal) =>
  unwrap(signApi.PUT('/sign/annotations', { body: { annotations }, signal }));

export function attachFile(
  file: Blob,
  name: string,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) {
  const form = new FormData();
  form.append('file', file, name);
  return unwrap(toFormResponse<SignAttachment>(sendSignForm('/sign/attachments', form, options)));
}

import { signApi, unwrap, type components } from '@/shared/api';

export type Drawing = components['schemas']['Drawing'];
type DrawnMark = components['schemas']['DrawnMark'];

/** Transfers a signature drawn on a phone to the document on a computer. */
export const phoneDrawing = {
  start: (fieldId: string, signal: AbortSignal) =>
    unwrap(signApi.POST('/sign/drawings', { body: { fieldId }, signal })),
  read: (code: string, signal: AbortSignal) =>
    unwrap(signApi.GET('/sign/drawings/{code}', { params: { path: { code } }, signal })),
  handIn: (code: string, mark: DrawnMark, signal: AbortSignal) =>
    unwrap(signApi.PUT('/sign/drawings/{code}', { params: { path: { code } }, body: { mark }, signal })),
};

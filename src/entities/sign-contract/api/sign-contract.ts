import { signApi, unwrap } from '@/shared/api';

export const readSignContract = (signal?: AbortSignal) =>
  unwrap(signApi.GET('/sign/contract', { ...(signal && { signal }) }));

/** The first page was seen. Recorded once, however often it is told. */
export const markViewed = (signal: AbortSignal) => unwrap(signApi.POST('/sign/viewed', { signal }));

import { signApi, unwrap } from '@/shared/api';

export const readSignContract = (signal?: AbortSignal) =>
  unwrap(signApi.GET('/sign/contract', { ...(signal && { signal }) }));

/** Reports that the first page was seen. It is recorded once, however often it is reported. */
export const markViewed = (signal: AbortSignal) => unwrap(signApi.POST('/sign/viewed', { signal }));

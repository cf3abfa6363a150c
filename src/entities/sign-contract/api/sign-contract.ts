import { fillInLists } from '#rules/list-items.ts';
import { signApi, unwrap } from '@/shared/api';

export const readSignContract = async (signal?: AbortSignal) =>
  fillInLists(await unwrap(signApi.GET('/sign/contract', { ...(signal && { signal }) })));

/** The server records only the first view. */
export const markViewed = (signal: AbortSignal) => unwrap(signApi.POST('/sign/viewed', { signal }));

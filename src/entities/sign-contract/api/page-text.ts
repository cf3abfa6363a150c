import { signApi, unwrap } from '@/shared/api';

/** Pages are numbered across all files of the document. */
export const readPageText = (page: number) =>
  unwrap(signApi.GET('/sign/pages/{page}/text', { params: { path: { page } } }));

import { signApi, unwrap } from '@/shared/api';

/** Reads the text of a page. Pages are numbered across all files of the document. */
export const readPageText = (page: number) =>
  unwrap(signApi.GET('/sign/pages/{page}/text', { params: { path: { page } } }));

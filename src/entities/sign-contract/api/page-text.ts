import { signApi, unwrap } from '@/shared/api';

/** What is written on a page of the document, counted over all of its files. */
export const readPageText = (page: number) =>
  unwrap(signApi.GET('/sign/pages/{page}/text', { params: { path: { page } } }));

import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { opensPaymentWindow } from '#rules/payment-pages.ts';

/** Where this document began. Read with the entry, before the router moves. */
const startedAt = location.pathname;

/**
 * A policy belongs to its document, and only documents that begin at a page with a payment window let the provider's
 * script in. Opened from another page, such a page is loaded anew.
 */
export const requirePaymentDocument =
  (path = startedAt) =>
  ({ request }: LoaderFunctionArgs) => {
    if (opensPaymentWindow(path)) return null;
    const { pathname, search } = new URL(request.url);
    return redirectDocument(`${pathname}${search}`);
  };

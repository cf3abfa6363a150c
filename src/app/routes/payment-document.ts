import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { opensPaymentWindow } from '#rules/payment-pages.ts';

/** The path at which this document was loaded. Read at startup, before the router navigates. */
const startedAt = location.pathname;

/**
 * A content security policy applies to a whole document, and only documents loaded for a page with a payment window
 * allow the provider's script. If such a page is opened from another page, it is loaded as a new document.
 */
export const requirePaymentDocument =
  (path = startedAt) =>
  ({ request }: LoaderFunctionArgs) => {
    if (opensPaymentWindow(path)) return null;
    const { pathname, search } = new URL(request.url);
    return redirectDocument(`${pathname}${search}`);
  };

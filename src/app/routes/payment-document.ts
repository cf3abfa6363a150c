import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { isPaymentWindowPath } from '#rules/payment-pages.ts';

/** The path at which this document was loaded. Read at startup, before the router navigates. */
const startedAt = location.pathname;

/**
 * Reloads the page as a new document if the current one was loaded for another page. A content security policy applies
 * to a whole document, and only those loaded for a page with a payment window allow the provider's script.
 */
export const requirePaymentDocument =
  (path = startedAt) =>
  ({ request }: LoaderFunctionArgs) => {
    if (isPaymentWindowPath(path)) return null;
    const { pathname, search } = new URL(request.url);
    return redirectDocument(`${pathname}${search}`);
  };

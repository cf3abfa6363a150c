import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { isPaymentWindowPath } from '#rules/payment-pages.ts';

/** Read at startup, before the router navigates. */
const startedAt = location.pathname;

/**
 * Reloads the page if the document was loaded for another one. The content security policy applies to the whole
 * document, and only pages with a payment window allow the provider's script.
 */
export const requirePaymentDocument =
  (path = startedAt) =>
  ({ request }: LoaderFunctionArgs) => {
    if (isPaymentWindowPath(path)) return null;
    const { pathname, search } = new URL(request.url);
    return redirectDocument(`${pathname}${search}`);
  };

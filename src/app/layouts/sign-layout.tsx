import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Outlet, useLoaderData, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { readSignContract, type SignContract } from '@/entities/sign-contract';
import { withReadableError } from '@/shared/api';
import { language } from '@/shared/i18n';
import { href, paths } from '@/shared/routes';
import { FirstPagePreview } from '@/widgets/first-sight';
import { CommonErrorMessages } from './common-error-messages';

const loadSignDocument = () => import('@/features/receiver/sign-document');
const SignDocument = lazy(async () => {
  const loaded = await loadSignDocument();
  // Waits for the strings of the chosen language, which are requested once the page's code has loaded.
  await language.settled();
  return { default: loaded.SignDocument };
});
const DrawElsewhere = lazy(() => import('@/pages/sign/draw').then(({ Component }) => ({ default: Component })));

type Opening = { opening: Promise<SignContract> | null };

/** Requests the document before the page's code has loaded. The router doesn't wait for the response. */
export function loader({ request }: LoaderFunctionArgs): Opening {
  const { search } = new URL(request.url);
  void language.readAddress(search);
  if (new URLSearchParams(search).has('draw')) return { opening: null };
  const opening = withReadableError(readSignContract());
  // The page handles a failure once it awaits the document. This prevents an unhandled rejection until then.
  opening.catch(() => null);
  return { opening };
}

/** Keeps the loader from running again while the receiver stays under /sign. */
export const shouldRevalidate = () => false;

/** Shows the first page immediately, then the signing flow, which keeps its state across the routes under /sign. */
export function Component() {
  const { opening } = useLoaderData<Opening>();
  if (opening) return <Signing opening={opening} />;
  return (
    <Suspense>
      <CommonErrorMessages />
      <DrawElsewhere />
    </Suspense>
  );
}

function Signing({ opening }: { opening: Promise<SignContract> }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [contract, setContract] = useState<SignContract | null>(null);
  const [isSeen, setIsSeen] = useState(pathname !== paths.sign);
  const seen = useCallback(() => setIsSeen(true), []);

  useEffect(() => {
    let isGone = false;
    opening.then(
      (read) => {
        if (isGone) return;
        void language.propose(read.settings.language);
        setContract(read);
        if (read.pages.length === 0) setIsSeen(true);
      },
      () => !isGone && setIsSeen(true),
    );
    return () => {
      isGone = true;
    };
  }, [opening]);

  useEffect(() => {
    // Preloads the next page while there is a network. If that fails, navigation loads it.
    if (isSeen && pathname === paths.sign) void import('@/pages/sign/review').catch(() => null);
    if (pathname === paths.signReview) void import('@/pages/receiver/copies').catch(() => null);
  }, [isSeen, pathname]);

  if (!isSeen) return <FirstPagePreview contract={contract} onSeen={seen} />;
  return (
    <Suspense fallback={<FirstPagePreview contract={contract} onSeen={seen} />}>
      <CommonErrorMessages />
      <SignDocument
        opening={opening}
        onRefused={() => void navigate(href('receiverCallback'), { replace: true })}
        // The receiver may already be there by the URL or the Back button.
        onReview={() => pathname !== paths.signReview && void navigate(href('signReview'))}
        onEdit={() => pathname !== paths.sign && void navigate(href('sign'))}
        onDone={(end) => void navigate(href(end === 'finished' ? 'copies' : 'receiverCallback'), { replace: true })}
        waiting={<FirstPagePreview contract={contract} onSeen={seen} />}
      >
        <Suspense fallback={<FirstPagePreview contract={contract} onSeen={seen} />}>
          <Outlet />
        </Suspense>
      </SignDocument>
    </Suspense>
  );
}

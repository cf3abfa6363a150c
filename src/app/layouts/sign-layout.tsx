import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Outlet, useLoaderData, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { readSignContract, type SignContract } from '@/entities/sign-contract';
import { language } from '@/shared/i18n';
import { href, paths } from '@/shared/routes';
import { FirstPagePreview } from '@/widgets/first-sight';
import { CommonErrorMessages } from './common-error-messages';

const loadSignDocument = () => import('@/features/receiver/sign-document');
const SignDocument = lazy(async () => {
  const loaded = await loadSignDocument();
  // Waits for the strings in the chosen language, which are requested once the page's code has loaded.
  await language.settled();
  return { default: loaded.SignDocument };
});
const DrawElsewhere = lazy(() => import('@/pages/sign/draw').then(({ Component }) => ({ default: Component })));

type Opening = { opening: Promise<SignContract> | null };

/**
 * Requests the document before the page's code has loaded. The router does not wait for it; the page shows its own
 * loading state.
 */
export function loader({ request }: LoaderFunctionArgs): Opening {
  const { search } = new URL(request.url);
  void language.readAddress(search);
  if (new URLSearchParams(search).has('draw')) return { opening: null };
  const opening = readSignContract();
  // The page handles the failure once it awaits the document. Until then, this prevents an unhandled rejection.
  opening.catch(() => null);
  return { opening };
}

/** Never reruns the loader while the receiver stays under /sign. */
export const shouldRevalidate = () => false;

/**
 * Wraps all routes under /sign. Shows the first page immediately, then the signing flow, which keeps its state across
 * these routes.
 */
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
    // Preloads the page that follows signing. If that fails, its code is loaded on navigation.
    if (pathname === paths.signReview) void import('@/pages/receiver/copies').catch(() => null);
  }, [pathname]);

  if (!isSeen) return <FirstPagePreview contract={contract} onSeen={seen} />;
  return (
    <Suspense fallback={<FirstPagePreview contract={contract} onSeen={seen} />}>
      <CommonErrorMessages />
      <SignDocument
        opening={opening}
        onRefused={() => void navigate(href('receiverCallback'), { replace: true })}
        // The receiver may already be on that page, having used the URL or the Back button.
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

import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Outlet, useLoaderData, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { readSignContract, type SignContract } from '@/entities/sign-contract';
import { language } from '@/shared/i18n';
import { href, paths } from '@/shared/routes';
import { FirstSight } from '@/widgets/first-sight';
import { CommonTroubles } from './common-troubles';

const loadSignDocument = () => import('@/features/receiver/sign-document');
const SignDocument = lazy(async () => ({ default: (await loadSignDocument()).SignDocument }));
const DrawElsewhere = lazy(() => import('@/pages/sign/draw').then(({ Component }) => ({ default: Component })));

type Opening = { opening: Promise<SignContract> | null };

/**
 * Requests the document before the page's own code has loaded. The router does not wait for it, and the page shows that
 * it is loading.
 */
export function loader({ request }: LoaderFunctionArgs): Opening {
  const { search } = new URL(request.url);
  language.readAddress(search);
  if (new URLSearchParams(search).has('draw')) return { opening: null };
  const opening = readSignContract();
  // The page handles a failure when it waits for the document. It may not be there yet.
  opening.catch(() => null);
  return { opening };
}

/** Loads once for as long as the receiver stays under /sign. */
export const shouldRevalidate = () => false;

/** Wraps everything under /sign: the first page at once, then the signing, which continues across its addresses. */
export function Component() {
  const { opening } = useLoaderData<Opening>();
  if (opening) return <Signing opening={opening} />;
  return (
    <Suspense>
      <CommonTroubles />
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
        language.propose(read.settings.language);
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
    // The next step ends there. If prefetching fails, the page loads its code then.
    if (pathname === paths.signReview) void import('@/pages/receiver/copies').catch(() => null);
  }, [pathname]);

  if (!isSeen) return <FirstSight contract={contract} onSeen={seen} />;
  return (
    <Suspense fallback={<FirstSight contract={contract} onSeen={seen} />}>
      <CommonTroubles />
      <SignDocument
        opening={opening}
        onRefused={() => void navigate(href('receiverCallback'), { replace: true })}
        // The receiver may have come here through the address, or by going back.
        onReview={() => pathname !== paths.signReview && void navigate(href('signReview'))}
        onEdit={() => pathname !== paths.sign && void navigate(href('sign'))}
        onDone={(end) => void navigate(href(end === 'finished' ? 'copies' : 'receiverCallback'), { replace: true })}
        waiting={<FirstSight contract={contract} onSeen={seen} />}
      >
        <Suspense fallback={<FirstSight contract={contract} onSeen={seen} />}>
          <Outlet />
        </Suspense>
      </SignDocument>
    </Suspense>
  );
}

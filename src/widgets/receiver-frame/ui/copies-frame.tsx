import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Copies } from '@/entities/copy';
import { AskSender } from '@/features/receiver/ask-sender';
import { useCopies, useCopiesMessages, useCopiesErrorMessages } from '@/features/receiver/keep-copies';
import { toDeadEnd, EndView, useVerifyErrorMessages } from '@/features/receiver/verify-receiver';
import { usePreloadedGlyphs } from '@/shared/lib/browser';
import { href } from '@/shared/routes';
import { memberSigningSession } from '@/shared/session';
import { Spinner } from '@/shared/ui/feedback/spinner';
import { ReceiverFrame } from './receiver-frame';

type CopiesFrameProps = {
  title: string;
  first?: Copies | null;
  children: (copies: Copies) => ReactNode;
};

/** Receivers without a valid token verify their identity again and then return here. */
export function CopiesFrame({ title, first = null, children }: CopiesFrameProps) {
  const { copies, failure, isRefused, retry } = useCopies(first);
  const words = useCopiesMessages();
  usePreloadedGlyphs([useVerifyErrorMessages(), useCopiesErrorMessages()]);
  const { pathname } = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const deadEnd = failure && toDeadEnd(failure);

  if (isRefused) return <Navigate to={`${href('receiverReviewVerify')}?to=${encodeURIComponent(pathname)}`} replace />;
  return (
    <ReceiverFrame
      sender={copies ? { name: copies.organizationName, logo: null } : null}
      ownContractId={memberSigningSession.contractId()}
      picture={copies?.document.pages[0]?.imageUrl ?? null}
    >
      <title>{`${title} | 도장`}</title>
      {deadEnd ? (
        <EndView kind="deadEnd" deadEnd={deadEnd} onRetry={retry} onAsk={() => setIsAsking(true)} />
      ) : failure ? (
        <EndView kind="unreachable" failure={failure} onRetry={retry} />
      ) : copies ? (
        children(copies)
      ) : (
        <Spinner label={words.loading} />
      )}
      {isAsking && <AskSender onClose={() => setIsAsking(false)} />}
    </ReceiverFrame>
  );
}

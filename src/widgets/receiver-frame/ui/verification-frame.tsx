import { useEffect, useState, type ReactNode } from 'react';
import { AskSender, useAskErrorMessages } from '@/features/receiver/ask-sender';
import {
  findNextStep,
  useVerifyErrorMessages,
  useVerification,
  useVerifyMessages,
} from '@/features/receiver/verify-receiver';
import { usePreloadedGlyphs } from '@/shared/lib/browser';
import { memberSigningSession, receiverSession } from '@/shared/session';
import { Spinner } from '@/shared/ui/feedback/spinner';
import { ReceiverFrame } from './receiver-frame';

type VerificationFrameProps = {
  title: string;
  /** Returns null if another page is about to replace the current one. */
  children: (ask: () => void) => ReactNode;
};

/**
 * The frame of all pages before the document, with the sender, the progress, a Back button and a way to contact the
 * sender.
 */
export function VerificationFrame({ title, children }: VerificationFrameProps) {
  const { snapshot, send } = useVerification();
  const words = useVerifyMessages();
  usePreloadedGlyphs([useVerifyErrorMessages(), useAskErrorMessages()]);
  const [isAsking, setIsAsking] = useState(false);
  const { letter, steps, deadEnd } = snapshot.context;
  const sender = letter?.organizationName ?? deadEnd?.known?.organizationName;
  const canGoBack = snapshot.can({ type: 'back' });
  const isOnItsWay = canGoBack || (snapshot.hasTag('busy') && !snapshot.hasTag('letter'));
  const content = children(() => setIsAsking(true));
  const current = findNextStep(steps);
  useEffect(() => {
    if (letter) memberSigningSession.endUnless(letter.receiverUuid);
  }, [letter]);

  return (
    <ReceiverFrame
      sender={sender ? { name: sender, logo: letter?.logoImgUrl ?? null } : null}
      // The consents count as the last step.
      progress={
        isOnItsWay ? { done: current ? steps.indexOf(current) + 1 : steps.length + 1, total: steps.length + 1 } : null
      }
      onBack={isOnItsWay ? () => send({ type: 'back' }) : undefined}
      ownContractId={letter && memberSigningSession.contractIdOf(letter.receiverUuid)}
      picture={letter?.pageImageUrl ?? null}
    >
      <title>{`${title} | 도장`}</title>
      {content ?? (snapshot.hasTag('loading') ? <Spinner label={words.arrival.loading} /> : null)}
      {isAsking && receiverSession.token() !== null && <AskSender onClose={() => setIsAsking(false)} />}
    </ReceiverFrame>
  );
}

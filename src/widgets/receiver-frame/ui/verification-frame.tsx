import { useEffect, useState, type ReactNode } from 'react';
import { AskSender, useAskingTroubles } from '@/features/receiver/ask-sender';
import { nextStep, useTroubles, useVerification, useVerifyMessages } from '@/features/receiver/verify-receiver';
import { useReadyWords } from '@/shared/lib/browser';
import { ownSigning, receiverSession } from '@/shared/session';
import { Spinner } from '@/shared/ui/feedback/spinner';
import { ReceiverFrame } from './receiver-frame';

type VerificationFrameProps = {
  /** The title of the window. */
  title: string;
  /** The content for the current state. Null if another page is about to take over. */
  children: (ask: () => void) => ReactNode;
};

/**
 * The frame of every page before the document: the sender, the progress, the way back, and the question to the sender.
 */
export function VerificationFrame({ title, children }: VerificationFrameProps) {
  const { snapshot, send } = useVerification();
  const words = useVerifyMessages();
  useReadyWords([useTroubles(), useAskingTroubles()]);
  const [isAsking, setIsAsking] = useState(false);
  const { letter, steps, deadEnd } = snapshot.context;
  const sender = letter?.organizationName ?? deadEnd?.known?.organizationName;
  const canGoBack = snapshot.can({ type: 'back' });
  const isOnItsWay = canGoBack || (snapshot.hasTag('busy') && !snapshot.hasTag('letter'));
  const content = children(() => setIsAsking(true));
  const current = nextStep(steps);
  useEffect(() => {
    if (letter) ownSigning.endUnless(letter.receiverUuid);
  }, [letter]);

  return (
    <ReceiverFrame
      sender={sender ? { name: sender, logo: letter?.logoImgUrl ?? null } : null}
      // The consents are the last bar.
      progress={
        isOnItsWay ? { done: current ? steps.indexOf(current) + 1 : steps.length + 1, total: steps.length + 1 } : null
      }
      onBack={isOnItsWay ? () => send({ type: 'back' }) : undefined}
      ownContractId={letter && ownSigning.contractIdOf(letter.receiverUuid)}
      picture={letter?.pageImageUrl ?? null}
    >
      <title>{`${title} | 도장`}</title>
      {content ?? (snapshot.hasTag('loading') ? <Spinner label={words.arrival.loading} /> : null)}
      {isAsking && receiverSession.token() !== null && <AskSender onClose={() => setIsAsking(false)} />}
    </ReceiverFrame>
  );
}

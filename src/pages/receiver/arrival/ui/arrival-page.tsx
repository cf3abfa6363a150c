import {
  showsConsentsOnLetter,
  ArrivalView,
  EndView,
  useVerification,
  useVerifyMessages,
} from '@/features/receiver/verify-receiver';
import { href } from '@/shared/routes';
import { memberSigningSession, receiverSession } from '@/shared/session';
import { InAppCard, PagePlaceholder, VerificationFrame } from '@/widgets/receiver-frame';

export function ArrivalPage() {
  const { snapshot, send } = useVerification();
  const { pageTitles } = useVerifyMessages();
  const { letter, steps, entry, consents, failure, deadEnd } = snapshot.context;
  const isReview = entry === 'review';
  const linkToken = receiverSession.linkToken();
  const retry = () => send({ type: 'retry' });

  return (
    <VerificationFrame title={isReview ? pageTitles.review : pageTitles.arrival}>
      {(ask) => {
        if (snapshot.matches('deadEnd') && deadEnd)
          return (
            <EndView kind="deadEnd" deadEnd={deadEnd} onRetry={retry} onAsk={receiverSession.token() ? ask : null} />
          );
        if (snapshot.matches('sessionOver'))
          return (
            <EndView kind="sessionOver" isReview={isReview} onRetry={snapshot.can({ type: 'retry' }) ? retry : null} />
          );
        if (snapshot.matches('unreachable')) return <EndView kind="unreachable" failure={failure} onRetry={retry} />;
        if (!letter || !snapshot.hasTag('letter')) return null;
        return (
          <>
            <InAppCard address={linkToken && `${location.origin}${href('receiverCallback')}?t=${linkToken}`} />
            <ArrivalView
              letter={letter}
              steps={steps}
              isReview={isReview}
              isBusy={snapshot.hasTag('busy')}
              failure={failure}
              picture={letter.pageImageUrl ? <img src={letter.pageImageUrl} alt="" /> : <PagePlaceholder />}
              consents={showsConsentsOnLetter(snapshot.context) ? consents : null}
              onTicked={(ticked) => send({ type: 'ticked', consents: ticked })}
              onOpen={() => send({ type: 'open' })}
              onDownload={() => send({ type: 'download' })}
              onAsk={memberSigningSession.contractIdOf(letter.receiverUuid) ? null : ask}
            />
          </>
        );
      }}
    </VerificationFrame>
  );
}

import {
  EndView,
  IdentityView,
  LockedView,
  useVerification,
  useVerifyMessages,
} from '@/features/receiver/verify-receiver';
import { VerificationFrame } from '@/widgets/receiver-frame';

/** At `/receiver/auth/phone`, and at the provider's callback `/receiver/phone-verify/callback`. */
export function IdentityPage() {
  const { snapshot, identity, send, startIdentity } = useVerification();
  const { pageTitles } = useVerifyMessages();
  const { letter, requestUuid, failure, lockedUntil } = snapshot.context;
  return (
    <VerificationFrame title={pageTitles.identity}>
      {(ask) => {
        if (snapshot.matches('locked') && lockedUntil) return <LockedView until={lockedUntil} onAsk={ask} />;
        if (snapshot.matches('handedOver')) return <EndView kind="handedOver" />;
        if (snapshot.matches('unreachable'))
          return <EndView kind="unreachable" failure={failure} onRetry={() => send({ type: 'retry' })} />;
        if (!letter || !snapshot.hasTag('identity')) return null;
        return (
          <IdentityView
            name={letter.receiver.name}
            phone={letter.receiver.phone}
            stage={snapshot.matches('confirmingIdentity') ? 'confirming' : identity.stage}
            isReturn={requestUuid !== null}
            failure={identity.failure ?? failure}
            onStart={startIdentity}
            onAskResult={() => send({ type: 'identity.askedAgain' })}
            onAsk={ask}
          />
        );
      }}
    </VerificationFrame>
  );
}

import {
  AccessCodeView,
  LockedView,
  findNextStep,
  useVerification,
  useVerifyMessages,
} from '@/features/receiver/verify-receiver';
import { VerificationFrame } from '@/widgets/receiver-frame';

export function AccessCodePage() {
  const { snapshot, send } = useVerification();
  const { pageTitles } = useVerifyMessages();
  const { steps, failure, letter, lockedUntil } = snapshot.context;
  return (
    <VerificationFrame title={pageTitles.accessCode}>
      {(ask) => {
        if (snapshot.matches('locked') && lockedUntil) return <LockedView until={lockedUntil} onAsk={ask} />;
        if (!snapshot.hasTag('accessCode')) return null;
        return (
          <AccessCodeView
            isDelegated={letter?.isDelegated ?? false}
            hint={findNextStep(steps)?.hint ?? null}
            isBusy={snapshot.hasTag('busy')}
            failure={failure}
            onGiven={(code) => send({ type: 'accessCode.given', code })}
            onAsk={ask}
          />
        );
      }}
    </VerificationFrame>
  );
}

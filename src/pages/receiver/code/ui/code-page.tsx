import {
  CodeView,
  LockedView,
  findNextStep,
  useVerification,
  useVerifyMessages,
} from '@/features/receiver/verify-receiver';
import { VerificationFrame } from '@/widgets/receiver-frame';

export function CodePage() {
  const { snapshot, send } = useVerification();
  const { pageTitles } = useVerifyMessages();
  const { steps, code, failure, lockedUntil } = snapshot.context;
  const current = findNextStep(steps);
  return (
    <VerificationFrame title={current?.step === 'EMAIL_CODE' ? pageTitles.email : pageTitles.phone}>
      {(ask) => {
        if (snapshot.matches('locked') && lockedUntil) return <LockedView until={lockedUntil} onAsk={ask} />;
        if (!snapshot.hasTag('code') || (current?.step !== 'EMAIL_CODE' && current?.step !== 'PHONE_CODE')) return null;
        return (
          <CodeView
            key={current.step}
            step={current.step}
            to={current.to ?? ''}
            isAsked={code !== null || snapshot.matches('codeAsked') || snapshot.matches('confirmingCode')}
            code={code}
            isBusy={snapshot.hasTag('busy')}
            failure={failure}
            onAsked={() => send({ type: 'code.asked' })}
            onInHand={() => send({ type: 'code.received' })}
            onGiven={(given) => send({ type: 'code.given', code: given })}
            onAsk={ask}
          />
        );
      }}
    </VerificationFrame>
  );
}

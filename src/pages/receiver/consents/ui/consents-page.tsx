import { ConsentsView, useVerification, useVerifyMessages } from '@/features/receiver/verify-receiver';
import { VerificationFrame } from '@/widgets/receiver-frame';

export function ConsentsPage() {
  const { snapshot, send } = useVerification();
  const { pageTitles } = useVerifyMessages();
  const { letter, consents, failure } = snapshot.context;
  return (
    <VerificationFrame title={pageTitles.consents}>
      {() =>
        letter && snapshot.hasTag('consents') ? (
          <ConsentsView
            name={letter.receiver.name}
            organizationName={letter.organizationName}
            consents={consents}
            isBusy={snapshot.hasTag('busy')}
            failure={failure}
            onTicked={(ticked) => send({ type: 'ticked', consents: ticked })}
            onConsented={() => send({ type: 'consented' })}
          />
        ) : null
      }
    </VerificationFrame>
  );
}

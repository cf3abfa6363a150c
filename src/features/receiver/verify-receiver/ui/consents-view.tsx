import type { ApiError } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { StepScreen } from '@/shared/ui/layout/step-screen';
import { describeFailure, useVerifyMessages } from '../model/messages';
import type { Consents } from '../model/verify-receiver.setup';
import { ConsentTicks } from './consent-ticks';

export type ConsentsViewProps = {
  name: string;
  organizationName: string;
  consents: Consents;
  isBusy: boolean;
  failure: ApiError | null;
  onTicked: (consents: Consents) => void;
  onConsented: () => void;
};

/** Asks for the consents that the law requires before an electronic signature, after the identity check. */
export function ConsentsView(props: ConsentsViewProps) {
  const { name, organizationName, consents, isBusy, failure, onTicked, onConsented } = props;
  const { consents: words, ...all } = useVerifyMessages();
  const hasBoth = consents.electronic && consents.personal;

  return (
    <StepScreen
      takesFocus
      title={words.title(name)}
      description={words.more}
      onSubmit={() => hasBoth && !isBusy && onConsented()}
      action={
        <>
          {failure && <Banner tone="danger">{describeFailure(all.failure, failure)}</Banner>}
          <Button
            type="submit"
            variant="primary"
            size="xl"
            fullWidth
            loading={isBusy}
            loadingLabel={words.starting}
            disabledReason={hasBoth ? undefined : words.needed}
          >
            {words.start}
          </Button>
        </>
      }
    >
      <ConsentTicks organizationName={organizationName} consents={consents} onTicked={onTicked} />
    </StepScreen>
  );
}

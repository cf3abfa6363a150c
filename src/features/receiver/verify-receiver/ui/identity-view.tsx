import { RotateCcw, ShieldCheck } from '@/shared/icons';
import type { ApiError } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { LinkButton } from '@/shared/ui/actions/link';
import { StepScreen } from '@/shared/ui/layout/step-screen';
import { describeFailure, useVerifyMessages } from '../model/messages';
import * as styles from './identity-view.css';

/** In `confirming`, the provider is done and our own server compares the result. */
export type IdentityStage = 'idle' | 'starting' | 'waiting' | 'checking' | 'unfinished' | 'failed' | 'confirming';

export type IdentityViewProps = {
  name: string;
  phone: string | null;
  stage: IdentityStage;
  /** The provider redirected to this page, so its result can be requested again. */
  isReturn: boolean;
  failure: ApiError | null;
  onStart: () => void;
  onAskResult: () => void;
  onAsk: () => void;
};

export function IdentityView({ name, phone, stage, isReturn, failure, ...on }: IdentityViewProps) {
  const { identity: words, ...all } = useVerifyMessages();
  return (
    <StepScreen
      takesFocus
      title={words.title(name)}
      description={words.more}
      action={<Action stage={stage} isReturn={isReturn} onStart={on.onStart} onAskResult={on.onAskResult} />}
      note={
        <LinkButton tone="neutral" onClick={on.onAsk}>
          {all.askSender}
        </LinkButton>
      }
    >
      <dl className={styles.facts}>
        <dt className={styles.term}>{words.name}</dt>
        <dd className={styles.value}>{name}</dd>
        {phone && (
          <>
            <dt className={styles.term}>{words.phone}</dt>
            <dd className={styles.value}>{phone}</dd>
          </>
        )}
      </dl>
      <p className={styles.fixedNote}>{words.fixed}</p>
      <div className={styles.state}>
        {stage === 'waiting' && (
          <Banner tone="neutral" announce>
            {words.waiting}
          </Banner>
        )}
        {(stage === 'checking' || stage === 'confirming') && (
          <Banner tone="neutral" announce>
            {words.checking}
          </Banner>
        )}
        {stage === 'unfinished' && (
          <Banner tone="warning" announce>
            {words.unfinished}
          </Banner>
        )}
        {failure && (stage === 'idle' || stage === 'failed') && (
          <Banner tone="danger">{describeFailure(all.failure, failure)}</Banner>
        )}
      </div>
    </StepScreen>
  );
}

type ActionProps = Pick<IdentityViewProps, 'stage' | 'isReturn' | 'onStart' | 'onAskResult'>;

function Action({ stage, isReturn, onStart, onAskResult }: ActionProps) {
  const { identity: words } = useVerifyMessages();
  switch (stage) {
    case 'checking':
    case 'confirming':
      return null;
    case 'waiting':
    case 'unfinished':
      return (
        <Button
          variant={stage === 'waiting' ? 'secondary' : 'primary'}
          size="xl"
          fullWidth
          icon={<RotateCcw />}
          onClick={onStart}
        >
          {words.again}
        </Button>
      );
    case 'idle':
    case 'starting':
    case 'failed':
      return stage === 'failed' && isReturn ? (
        <Button variant="primary" size="xl" fullWidth onClick={onAskResult}>
          {words.askResult}
        </Button>
      ) : (
        <Button
          variant="primary"
          size="xl"
          fullWidth
          icon={<ShieldCheck />}
          loading={stage === 'starting'}
          loadingLabel={words.starting}
          onClick={onStart}
        >
          {words.start}
        </Button>
      );
  }
}

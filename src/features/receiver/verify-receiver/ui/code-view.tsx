import { Timer } from '@/shared/icons';
import type { ApiError } from '@/shared/api';
import { useSecondsUntil } from '@/shared/lib/countdown';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { LinkButton } from '@/shared/ui/actions/link';
import { OtpInput, useCodeEntry } from '@/shared/ui/inputs/otp-input';
import { StepScreen } from '@/shared/ui/layout/step-screen';
import { describeFailure, useVerifyMessages } from '../model/messages';
import type { CodeTimes } from '../model/verify-receiver.setup';
import * as styles from './code-view.css';

export type CodeViewProps = {
  step: 'EMAIL_CODE' | 'PHONE_CODE';
  to: string;
  /** True if a code was sent, or the receiver says that they already have one. */
  isAsked: boolean;
  code: CodeTimes | null;
  isBusy: boolean;
  failure: ApiError | null;
  onAsked: () => void;
  onInHand: () => void;
  onGiven: (code: string) => void;
  onAsk: () => void;
};

/** Requests and accepts the code on one page, so that nobody has to go back for another. */
export function CodeView(props: CodeViewProps) {
  return props.isAsked ? <CodeEntry {...props} /> : <CodeRequest {...props} />;
}

function CodeRequest({ step, to, isBusy, failure, onAsked, onInHand, onAsk }: CodeViewProps) {
  const { code: words, ...all } = useVerifyMessages();
  return (
    <StepScreen
      takesFocus
      title={words.ready[step]}
      description={words.goesTo(to)}
      action={
        <>
          {failure && <Banner tone="danger">{describeFailure(all.failure, failure)}</Banner>}
          <Button variant="primary" size="xl" fullWidth loading={isBusy} loadingLabel={words.sending} onClick={onAsked}>
            {words.ask}
          </Button>
        </>
      }
      note={
        <>
          <LinkButton tone="neutral" onClick={onInHand}>
            {words.inHand}
          </LinkButton>
          <LinkButton tone="neutral" onClick={onAsk}>
            {all.askSender}
          </LinkButton>
        </>
      }
    />
  );
}

function CodeEntry({ step, to, code, isBusy, failure, onAsked, onGiven, onAsk }: CodeViewProps) {
  const { code: words, ...all } = useVerifyMessages();
  const isWrong = failure?.code === 'CODE_WRONG';
  const { entry, isComplete, submit } = useCodeEntry({ isWrong, isBusy, onGiven });
  const problem = failure && describeFailure(all.failure, failure);

  return (
    <StepScreen
      title={words.asked[step]}
      description={words.wentTo(code?.to ?? to)}
      onSubmit={submit}
      action={
        <Button
          type="submit"
          variant="primary"
          size="xl"
          fullWidth
          loading={isBusy}
          loadingLabel={words.confirming}
          disabledReason={isComplete ? undefined : words.incomplete}
        >
          {words.confirm}
        </Button>
      }
      note={
        <LinkButton tone="neutral" onClick={onAsk}>
          {all.askSender}
        </LinkButton>
      }
    >
      <Field label={words.label} error={problem}>
        <OtpInput {...entry} />
      </Field>
      <div className={styles.footer}>
        {code ? (
          <Clock key={code.until} code={code} onAsked={onAsked} />
        ) : (
          <LinkButton className={styles.resendButton} onClick={onAsked}>
            {words.again}
          </LinkButton>
        )}
      </div>
    </StepScreen>
  );
}

function Clock({ code, onAsked }: { code: CodeTimes; onAsked: () => void }) {
  const { code: words } = useVerifyMessages();
  const left = useSecondsUntil(code.until);
  const toResend = useSecondsUntil(code.resendAfter);
  return (
    <>
      <span className={styles.clock}>
        <Timer />
        <span role={left === 0 ? 'status' : undefined}>{left > 0 ? words.left(left) : words.over}</span>
      </span>
      {code.resendsLeft === 0 ? (
        <span>{words.noneLeft}</span>
      ) : toResend > 0 ? (
        <span>{words.againIn(toResend)}</span>
      ) : (
        <LinkButton className={styles.resendButton} onClick={onAsked}>
          {words.again}
        </LinkButton>
      )}
    </>
  );
}

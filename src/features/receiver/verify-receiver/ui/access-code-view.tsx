import { Info, KeyRound } from '@/shared/icons';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ApiError } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { LinkButton } from '@/shared/ui/actions/link';
import { PasswordInput } from '@/shared/ui/inputs/password-input';
import { StepScreen } from '@/shared/ui/layout/step-screen';
import { describeFailure, useVerifyMessages } from '../model/messages';
import * as styles from './access-code-view.css';

const MAX_LENGTH = 60;

export type AccessCodeViewProps = {
  /** True if another receiver delegated the document, and is the one who passes the code on. */
  isDelegated: boolean;
  hint: string | null;
  isBusy: boolean;
  failure: ApiError | null;
  onGiven: (code: string) => void;
  onAsk: () => void;
};

export function AccessCodeView({ isDelegated, hint, isBusy, failure, onGiven, onAsk }: AccessCodeViewProps) {
  const { accessCode: words, ...all } = useVerifyMessages();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The focused button was on the previous page, so focus would be lost.
  useEffect(() => input.current?.focus(), []);
  const given = code.trim();

  const submit = () => {
    setIsMissing(given === '');
    if (given !== '' && !isBusy) onGiven(code);
  };
  const error = isMissing ? words.missing : failure && describeFailure(all.failure, failure, true);

  return (
    <StepScreen
      icon={<KeyRound />}
      title={words.title}
      description={isDelegated ? words.delegated : words.more}
      onSubmit={submit}
      action={
        <Button type="submit" variant="primary" size="xl" fullWidth loading={isBusy} loadingLabel={words.checking}>
          {words.open}
        </Button>
      }
      note={
        <>
          {words.forgotten}
          <LinkButton tone="neutral" onClick={onAsk}>
            {all.askSender}
          </LinkButton>
        </>
      }
    >
      <Field label={words.label} error={error}>
        <PasswordInput
          size="lg"
          ref={input}
          autoComplete="off"
          maxLength={MAX_LENGTH}
          value={code}
          showLabel={words.show}
          capsLockNote={words.capsLock}
          onChange={(event) => {
            setCode(event.target.value);
            setIsMissing(false);
          }}
        />
      </Field>
      {hint && <Hint label={words.hint}>{hint}</Hint>}
    </StepScreen>
  );
}

const Hint = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className={styles.hint}>
    <Info />
    <span>
      <strong className={styles.label}>{label}</strong>
      {children}
    </span>
  </p>
);

import type { SnapshotFrom } from 'xstate';
import { getErrorMessage, type ErrorCode } from '@/shared/api';
import type { SignUpDetails } from '../api/sign-up';
import type { signUpMachine } from '../model/sign-up.machine';
import { CodeStep } from './code-step';
import { DetailsStep } from './details-step';
import { EmailStep } from './email-step';

type SignUpViewProps = {
  snapshot: Pick<SnapshotFrom<typeof signUpMachine>, 'context' | 'hasTag'>;
  onEmail: (email: string) => void;
  onCode: (code: string) => void;
  onCodeAgain: () => void;
  onDetails: (details: SignUpDetails) => void;
  onBack: () => void;
};

/** Shows the current step: the email address, its code, then the name and the organisation. */
export function SignUpView({ snapshot, ...on }: SignUpViewProps) {
  const { email, times, failure } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const words = failure && getErrorMessage(failure, codeWords(failure.body?.triesLeft));

  if (snapshot.hasTag('details')) {
    return <DetailsStep email={email} isBusy={isBusy} failure={words} onGiven={on.onDetails} />;
  }
  if (times && snapshot.hasTag('code')) {
    return (
      <CodeStep
        key={times.expiresAt}
        email={email}
        {...times}
        isBusy={isBusy}
        failure={words}
        isCodeWrong={failure?.code === 'CODE_WRONG'}
        onGiven={on.onCode}
        onAskedAgain={on.onCodeAgain}
        onBack={on.onBack}
      />
    );
  }
  return <EmailStep email={email} isBusy={isBusy} failure={words} onGiven={on.onEmail} />;
}

const codeWords = (triesLeft: number | undefined): Partial<Record<ErrorCode, string>> =>
  triesLeft ? { CODE_WRONG: `번호가 달라요. ${triesLeft}번 더 할 수 있어요.` } : {};

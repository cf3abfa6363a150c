import { formatTimeLeft, useSecondsUntil } from '@/shared/lib/countdown';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { LinkButton } from '@/shared/ui/actions/link';
import { OtpInput, useCodeEntry } from '@/shared/ui/inputs/otp-input';
import * as styles from './sign-up.css';

type CodeStepProps = {
  email: string;
  expiresAt: string;
  resendAfter: string;
  isBusy: boolean;
  failure: string | null;
  isCodeWrong: boolean;
  onGiven: (code: string) => void;
  onAskedAgain: () => void;
  onBack: () => void;
};

export function CodeStep({ email, expiresAt, resendAfter, isBusy, failure, isCodeWrong, ...on }: CodeStepProps) {
  const { entry, isComplete, submit } = useCodeEntry({ isWrong: isCodeWrong, isBusy, onGiven: on.onGiven });
  const secondsLeft = useSecondsUntil(expiresAt);
  const secondsToResend = useSecondsUntil(resendAfter);
  const overdue = secondsLeft === 0 ? '시간이 지났어요. 번호를 다시 받아주세요.' : undefined;

  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={styles.explanation}>
        <strong>{email}</strong> 주소로 보냈어요. 메일이 안 보이면 스팸함도 확인해주세요.
      </p>
      <Field label="여섯 자리 번호" hint={formatTimeLeft(secondsLeft)} error={overdue ?? failure ?? undefined}>
        <OtpInput {...entry} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="xl"
        fullWidth
        loading={isBusy}
        loadingLabel="확인하는 중"
        disabledReason={isComplete ? undefined : '여섯 자리를 모두 적어주세요.'}
      >
        확인
      </Button>
      <div className={styles.links}>
        <LinkButton onClick={on.onBack}>메일 주소 바꾸기</LinkButton>
        {secondsToResend > 0 ? (
          <span className={styles.muted}>{secondsToResend}초 뒤에 다시 받을 수 있어요</span>
        ) : (
          <LinkButton onClick={on.onAskedAgain}>번호 다시 받기</LinkButton>
        )}
      </div>
    </form>
  );
}

import { useForm, useWatch } from 'react-hook-form';
import { suggestMailDomain } from '#rules/mail-domain.ts';
import { emailRule } from '@/shared/lib/form-rules';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { LinkButton } from '@/shared/ui/actions/link';
import { TextInput } from '@/shared/ui/inputs/text-input';
import * as styles from './sign-up.css';

type EmailStepProps = { email: string; isBusy: boolean; failure: string | null; onGiven: (email: string) => void };

export function EmailStep({ email, isBusy, failure, onGiven }: EmailStepProps) {
  const { register, control, handleSubmit, formState, setValue } = useForm({ defaultValues: { email } });
  const typed = useWatch({ control, name: 'email' });
  const meant = suggestMailDomain(typed);
  const hint = meant ? (
    <>
      {meant} 아닌가요?{' '}
      <LinkButton onClick={() => setValue('email', `${typed.slice(0, typed.lastIndexOf('@'))}@${meant}`)}>
        고치기
      </LinkButton>
    </>
  ) : (
    '이 주소로 여섯 자리 번호를 보내드려요.'
  );
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => void handleSubmit((values) => onGiven(values.email))(event)}
    >
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Field label="메일 주소" hint={hint} error={formState.errors.email?.message}>
        <TextInput
          size="lg"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="name@company.co.kr"
          {...register('email', emailRule)}
        />
      </Field>
      <Button type="submit" variant="primary" size="xl" fullWidth loading={isBusy} loadingLabel="보내는 중">
        번호 받기
      </Button>
    </form>
  );
}

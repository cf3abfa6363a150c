import { useForm } from 'react-hook-form';
import { emailRule } from '@/shared/lib/form-rules';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { TextInput } from '@/shared/ui/text-input';
import * as styles from './sign-up.css';

type EmailStepProps = { email: string; isBusy: boolean; failure: string | null; onGiven: (email: string) => void };

export function EmailStep({ email, isBusy, failure, onGiven }: EmailStepProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email } });
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => void handleSubmit((values) => onGiven(values.email))(event)}
    >
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Field label="메일 주소" hint="이 주소로 여섯 자리 번호를 보내드려요." error={formState.errors.email?.message}>
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

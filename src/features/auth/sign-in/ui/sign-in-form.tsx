import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { emailRule } from '@/shared/lib/form-rules';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Field } from '@/shared/ui/inputs/field';
import { PasswordInput } from '@/shared/ui/inputs/password-input';
import { TextInput } from '@/shared/ui/inputs/text-input';
import * as styles from './sign-in-form.css';

export type SignInValues = { email: string; password: string; autoLogin: boolean };
/** `field` errors appear below the password, because the user can correct it, and `banner` errors above the form. */
export type SignInFailure = { place: 'field' | 'banner'; message: string };

type SignInFormProps = {
  isBusy: boolean;
  failure: SignInFailure | null;
  notice?: string | undefined;
  findPassword: React.ReactNode;
  onSubmit: (values: SignInValues) => void;
};

export function SignInForm({ isBusy, failure, notice, findPassword, onSubmit }: SignInFormProps) {
  const { register, handleSubmit, formState, setFocus } = useForm<SignInValues>({
    defaultValues: { email: '', password: '', autoLogin: false },
    mode: 'onTouched',
  });
  const { errors } = formState;

  // A failed sign-in keeps both values and focuses the field to correct.
  useEffect(() => {
    if (failure?.place === 'field') setFocus('password');
  }, [failure, setFocus]);

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      {notice && <Banner tone="neutral">{notice}</Banner>}
      {failure?.place === 'banner' && <Banner tone="danger">{failure.message}</Banner>}
      <Field label="메일 주소" error={errors.email?.message}>
        <TextInput
          size="lg"
          type="email"
          inputMode="email"
          autoComplete="username"
          placeholder="name@company.co.kr"
          {...register('email', emailRule)}
        />
      </Field>
      <Field
        label="비밀번호"
        error={errors.password?.message ?? (failure?.place === 'field' ? failure.message : undefined)}
      >
        <PasswordInput size="lg" {...register('password', { required: '비밀번호를 적어주세요.' })} />
      </Field>
      <div className={styles.options}>
        <Checkbox label="로그인 상태로 두기" {...register('autoLogin')} />
        {findPassword}
      </div>
      <Button type="submit" variant="primary" size="xl" fullWidth loading={isBusy} loadingLabel="로그인하는 중">
        로그인
      </Button>
    </form>
  );
}

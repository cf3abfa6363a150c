import { useForm, useWatch } from 'react-hook-form';
import type { NewAccount } from '@/entities/member';
import { nameRule } from '@/shared/lib/form-rules';
import { isGoodPassword, checkPasswordRules } from '@/shared/lib/new-password';
import { href } from '@/shared/routes';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { ExternalLink } from '@/shared/ui/actions/link';
import { PasswordInput } from '@/shared/ui/inputs/password-input';
import { Stack } from '@/shared/ui/layout/stack';
import { TextInput } from '@/shared/ui/inputs/text-input';
import * as styles from './new-account-form.css';

type NewAccountFormProps = {
  email: string;
  isBusy: boolean;
  failure: string | null;
  onGiven: (account: NewAccount) => void;
};

export function NewAccountForm({ email, isBusy, failure, onGiven }: NewAccountFormProps) {
  const { register, control, handleSubmit, formState } = useForm<NewAccount>({
    defaultValues: { name: '', password: '' },
    mode: 'onTouched',
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onGiven)(event)}>
      <Stack gap={5}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Field label="메일 주소">
          <TextInput size="lg" type="email" autoComplete="username" value={email} readOnly />
        </Field>
        <Field label="이름" error={errors.name?.message}>
          <TextInput size="lg" autoComplete="name" {...register('name', nameRule)} />
        </Field>
        <Field label="비밀번호" error={errors.password?.message}>
          <PasswordInput
            size="lg"
            rules={checkPasswordRules(useWatch({ control, name: 'password' }), email)}
            {...register('password', {
              validate: (password) => isGoodPassword(password, email) || '세 가지를 모두 지켜주세요.',
            })}
          />
        </Field>
        <p className={styles.consent}>
          함께하기를 누르면{' '}
          <ExternalLink href={href('landingTerms')} inline>
            이용약관
          </ExternalLink>
          과{' '}
          <ExternalLink href={href('landingPrivacy')} inline>
            개인정보 수집·이용
          </ExternalLink>
          에 동의하는 거예요.
        </p>
        <Button type="submit" variant="primary" size="xl" fullWidth loading={isBusy} loadingLabel="들어가는 중">
          함께하기
        </Button>
      </Stack>
    </form>
  );
}

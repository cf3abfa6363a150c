import { useForm, useWatch } from 'react-hook-form';
import { nameRule, organizationNameRule } from '@/shared/lib/form-rules';
import { isGoodPassword, checkPasswordRules } from '@/shared/lib/new-password';
import { href } from '@/shared/routes';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Field } from '@/shared/ui/inputs/field';
import { ExternalLink } from '@/shared/ui/actions/link';
import { PasswordInput } from '@/shared/ui/inputs/password-input';
import { TextInput } from '@/shared/ui/inputs/text-input';
import type { SignUpDetails } from '../api/sign-up';
import * as styles from './sign-up.css';

type DetailsStepProps = {
  email: string;
  isBusy: boolean;
  failure: string | null;
  onGiven: (details: SignUpDetails) => void;
};

const EMPTY: SignUpDetails = {
  name: '',
  password: '',
  organizationName: '',
  agreements: { terms: false, privacy: false, marketing: false },
};
const ALL = ['terms', 'privacy', 'marketing'] as const;
const NEEDED = '동의해야 가입할 수 있어요.';

export function DetailsStep({ email, isBusy, failure, onGiven }: DetailsStepProps) {
  const { register, control, handleSubmit, formState, setValue } = useForm({ defaultValues: EMPTY, mode: 'onTouched' });
  const { errors, isSubmitted } = formState;
  const agreements = useWatch({ control, name: 'agreements' });
  const given = ALL.filter((name) => agreements[name]);

  return (
    <form className={styles.step} noValidate onSubmit={(event) => void handleSubmit(onGiven)(event)}>
      {failure && <Banner tone="danger">{failure}</Banner>}
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
      <Field
        label="조직 이름"
        hint="회사나 모임의 이름이에요. 나중에 바꿀 수 있어요."
        error={errors.organizationName?.message}
      >
        <TextInput size="lg" autoComplete="organization" {...register('organizationName', organizationNameRule)} />
      </Field>
      <div className={styles.agreements}>
        <Checkbox
          label="모두 동의하기"
          description="고를 수 있는 소식 받기도 들어 있어요."
          checked={given.length === ALL.length}
          mixed={given.length > 0 && given.length < ALL.length}
          onChange={({ target }) =>
            ALL.forEach((name) =>
              setValue(`agreements.${name}`, target.checked, { shouldDirty: true, shouldValidate: isSubmitted }),
            )
          }
        />
        <Field
          group
          label="약관"
          hint="필수 두 가지에 동의하면 가입할 수 있어요."
          error={errors.agreements?.terms?.message ?? errors.agreements?.privacy?.message}
        >
          <Agreement document={href('landingTerms')}>
            <Checkbox label="이용약관에 동의해요 (필수)" {...register('agreements.terms', { required: NEEDED })} />
          </Agreement>
          <Agreement document={href('landingPrivacy')}>
            <Checkbox
              label="개인정보 수집·이용에 동의해요 (필수)"
              {...register('agreements.privacy', { required: NEEDED })}
            />
          </Agreement>
        </Field>
        <Checkbox label="새 기능과 혜택 소식을 메일로 받을게요 (선택)" {...register('agreements.marketing')} />
      </div>
      <Button type="submit" variant="primary" size="xl" fullWidth loading={isBusy} loadingLabel="만드는 중">
        가입하고 시작하기
      </Button>
    </form>
  );
}

const Agreement = ({ document, children }: { document: string; children: React.ReactNode }) => (
  <div className={styles.agreement}>
    {children}
    <ExternalLink href={document} tone="quiet" inline>
      보기
    </ExternalLink>
  </div>
);

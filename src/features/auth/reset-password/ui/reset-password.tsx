import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { api, getErrorMessage, unwrap } from '@/shared/api';
import { isGoodPassword, checkPasswordRules } from '@/shared/lib/new-password';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { PasswordInput } from '@/shared/ui/inputs/password-input';
import { Stack } from '@/shared/ui/layout/stack';

type ChangePasswordByCodeProps = { sessionCode: string; onChanged: () => void };

export function ResetPassword({ sessionCode, onChanged }: ChangePasswordByCodeProps) {
  const { register, control, handleSubmit, formState } = useForm({ defaultValues: { password: '', again: '' } });
  const change = useMutation({
    mutationFn: (password: string) => unwrap(api.PATCH('/auths/passwords', { body: { sessionCode, password } })),
    onSuccess: onChanged,
  });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(({ password }) => change.mutate(password))(event)}>
      <Stack gap={5}>
        {change.isError && <Banner tone="danger">{getErrorMessage(change.error)}</Banner>}
        <Field label="새 비밀번호" error={formState.errors.password?.message}>
          <PasswordInput
            size="lg"
            rules={checkPasswordRules(useWatch({ control, name: 'password' }), '')}
            {...register('password', {
              validate: (password) => isGoodPassword(password, '') || '세 가지를 모두 지켜주세요.',
            })}
          />
        </Field>
        <Field label="한 번 더" error={formState.errors.again?.message}>
          <PasswordInput
            size="lg"
            autoComplete="new-password"
            {...register('again', {
              validate: (again, { password }) => again === password || '비밀번호가 서로 달라요.',
            })}
          />
        </Field>
        <Button type="submit" variant="primary" size="xl" fullWidth loading={change.isPending} loadingLabel="바꾸는 중">
          바꾸기
        </Button>
      </Stack>
    </form>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { api, getErrorMessage, unwrap } from '@/shared/api';
import { isGoodPassword, checkPasswordRules } from '@/shared/lib/new-password';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { Field } from '@/shared/ui/inputs/field';
import { PasswordInput } from '@/shared/ui/inputs/password-input';
import { Stack } from '@/shared/ui/layout/stack';
import { toast } from '@/shared/ui/feedback/toast';

type Values = { password: string; newPassword: string };

export function ChangePasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { register, control, handleSubmit, formState } = useForm<Values>({
    defaultValues: { password: '', newPassword: '' },
  });
  const change = useMutation({
    mutationFn: (body: Values) => unwrap(api.PATCH('/users/passwords', { body })),
    onSuccess: () => {
      toast.success('비밀번호를 바꿨어요');
      onClose();
    },
  });
  const { errors } = formState;
  const wrongNow = change.error?.code === 'PASSWORD_WRONG' || change.error?.code === 'LOCKED';

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="비밀번호 바꾸기"
      description="바꾸면 다른 기기에서는 로그아웃돼요."
      dirty={formState.isDirty}
    >
      <form noValidate onSubmit={(event) => void handleSubmit((values) => change.mutate(values))(event)}>
        <Stack gap={5}>
          {change.error && !wrongNow && <Banner tone="danger">{getErrorMessage(change.error)}</Banner>}
          <Field
            label="지금 비밀번호"
            error={errors.password?.message ?? (wrongNow ? getErrorMessage(change.error) : undefined)}
          >
            <PasswordInput {...register('password', { required: '지금 쓰는 비밀번호를 적어주세요.' })} />
          </Field>
          <Field label="새 비밀번호" error={errors.newPassword?.message}>
            <PasswordInput
              rules={checkPasswordRules(useWatch({ control, name: 'newPassword' }), email)}
              {...register('newPassword', {
                validate: (password) => isGoodPassword(password, email) || '세 가지를 모두 지켜주세요.',
              })}
            />
          </Field>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            loading={change.isPending}
            loadingLabel="바꾸는 중"
          >
            바꾸기
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}

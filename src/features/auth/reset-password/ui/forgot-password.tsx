import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api, getErrorMessage, unwrap } from '@/shared/api';
import { emailRule } from '@/shared/lib/form-rules';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { Stack } from '@/shared/ui/layout/stack';
import { TextInput } from '@/shared/ui/inputs/text-input';

/** Shows the same confirmation whether or not the address has an account. */
export function ForgotPassword({ back }: { back: React.ReactNode }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const send = useMutation({
    mutationFn: (email: string) => unwrap(api.POST('/auths/passwords/emails', { body: { email } })),
  });

  if (send.isSuccess) {
    return (
      <Stack gap={5}>
        <Banner tone="accent" announce>
          메일을 보냈어요. 30분 안에 열어주세요.
        </Banner>
        {back}
      </Stack>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(({ email }) => send.mutate(email))(event)}>
      <Stack gap={5}>
        {send.isError && <Banner tone="danger">{getErrorMessage(send.error)}</Banner>}
        <Field label="메일 주소" error={formState.errors.email?.message}>
          <TextInput
            size="lg"
            type="email"
            inputMode="email"
            autoComplete="username"
            placeholder="name@company.co.kr"
            {...register('email', emailRule)}
          />
        </Field>
        <Button type="submit" variant="primary" size="xl" fullWidth loading={send.isPending} loadingLabel="보내는 중">
          메일 보내기
        </Button>
        {back}
      </Stack>
    </form>
  );
}

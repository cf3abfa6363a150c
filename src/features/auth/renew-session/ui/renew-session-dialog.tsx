import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { PasswordInput } from '@/shared/ui/inputs/password-input';
import { Dialog } from '@/shared/ui/overlays/dialog';

type RenewSessionDialogProps = {
  email: string;
  isBusy: boolean;
  failure: string | null;
  onSubmit: (password: string) => void;
  onLeave: () => void;
};

/** Closing it leaves the page, and asks first: nothing there works without a session. */
export function RenewSessionDialog({ email, isBusy, failure, onSubmit, onLeave }: RenewSessionDialogProps) {
  const formId = useId();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  const submit = handleSubmit(({ password }) => onSubmit(password));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onLeave()}
      dirty
      width={420}
      title="다시 로그인해주세요"
      description="로그인이 풀렸어요. 다시 로그인하면 적던 것을 이어서 저장해요."
      footer={
        <>
          <Button size="lg" onClick={onLeave}>
            저장하지 않고 나가기
          </Button>
          <Button type="submit" form={formId} variant="primary" size="lg" loading={isBusy} loadingLabel="로그인하는 중">
            로그인
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <Field label="비밀번호" hint={email} error={formState.errors.password?.message ?? failure ?? undefined}>
          <PasswordInput size="lg" {...register('password', { required: '비밀번호를 적어주세요.' })} />
        </Field>
      </form>
    </Dialog>
  );
}

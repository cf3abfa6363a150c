import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { userQueries, type User, type UserExtraDetails } from '@/entities/user';
import { api, getErrorMessage, unwrap } from '@/shared/api';
import { extractDigits, isPhone, nameRule } from '@/shared/lib/form-rules';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Field } from '@/shared/ui/inputs/field';
import { PhoneInput } from '@/shared/ui/inputs/phone-input';
import { Stack } from '@/shared/ui/layout/stack';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { LeaveDialog } from '@/shared/ui/overlays/leave-dialog';
import { toast } from '@/shared/ui/feedback/toast';

type EditProfileProps = { user: User; extra: UserExtraDetails };
type Values = UserExtraDetails & { name: string };

export function EditProfile({ user, extra }: EditProfileProps) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, reset } = useForm<Values>({
    defaultValues: { name: user.name, ...extra },
    mode: 'onTouched',
  });
  const save = useMutation({
    mutationFn: async ({ name, ...details }: Values) => {
      if (name !== user.name) await unwrap(api.PATCH('/users/names', { body: { name } }));
      await unwrap(api.PATCH('/users/extra-details', { body: details }));
      return { name, ...details };
    },
    onSuccess: async (saved) => {
      reset(saved);
      toast.success('저장했어요');
      await queryClient.invalidateQueries({ queryKey: userQueries.all() });
    },
  });
  const { errors } = formState;

  return (
    <form noValidate onSubmit={(event) => void handleSubmit((values) => save.mutate(values))(event)}>
      <Stack gap={5}>
        <LeaveDialog isDirty={formState.isDirty} />
        {save.error && <Banner tone="danger">{getErrorMessage(save.error)}</Banner>}
        <Field label="이름" error={errors.name?.message}>
          <TextInput autoComplete="name" {...register('name', nameRule)} />
        </Field>
        <Field label="메일 주소" hint="로그인할 때 쓰는 주소라 바꿀 수 없어요.">
          <TextInput type="email" value={user.email} readOnly />
        </Field>
        <Field label="부서" optional error={errors.department?.message}>
          <TextInput {...register('department', { maxLength: { value: 100, message: '100자까지 적을 수 있어요.' } })} />
        </Field>
        <Field label="직책" optional error={errors.position?.message}>
          <TextInput {...register('position', { maxLength: { value: 100, message: '100자까지 적을 수 있어요.' } })} />
        </Field>
        <Field label="연락받을 번호" optional error={errors.phone?.message}>
          <PhoneInput
            autoComplete="tel-national"
            {...register('phone', {
              setValueAs: extractDigits,
              validate: (phone) => phone === '' || isPhone(phone) || '번호를 끝까지 적어주세요.',
            })}
          />
        </Field>
        <Checkbox label="새 기능과 혜택 소식을 메일로 받을게요" {...register('marketingConsent')} />
        <div>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            loading={save.isPending}
            loadingLabel="저장하는 중"
            disabledReason={formState.isDirty ? undefined : '바뀐 내용이 없어요'}
          >
            저장하기
          </Button>
        </div>
      </Stack>
    </form>
  );
}

import { tidyEmail } from '#rules/email.ts';
import { Controller, useForm } from 'react-hook-form';
import type { Contact, ContactGroup } from '@/entities/contact';
import { getErrorMessage } from '@/shared/api';
import { extractDigits, isEmail, isPhone, nameRule } from '@/shared/lib/form-rules';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { TagCombobox } from '@/shared/ui/inputs/combobox';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { Field } from '@/shared/ui/inputs/field';
import { PhoneInput } from '@/shared/ui/inputs/phone-input';
import { Stack } from '@/shared/ui/layout/stack';
import { TextArea, TextInput } from '@/shared/ui/inputs/text-input';
import { useSaveContact } from '../api/contact-acts';

type Form = Pick<Contact, 'name' | 'company' | 'title' | 'memo' | 'contactGroupIds'> & { email: string; phone: string };

type ContactDialogProps = {
  /** Null for a new contact. */
  contact: Contact | null;
  groups: readonly ContactGroup[];
  onClose: () => void;
};

export function ContactDialog({ contact, groups, onClose }: ContactDialogProps) {
  const { register, control, handleSubmit, formState } = useForm<Form>({
    mode: 'onTouched',
    defaultValues: {
      name: contact?.name ?? '',
      company: contact?.company ?? '',
      title: contact?.title ?? '',
      email: contact?.email ?? '',
      phone: contact?.phone ?? '',
      memo: contact?.memo ?? '',
      contactGroupIds: contact?.contactGroupIds ?? [],
    },
  });
  const { errors, isDirty } = formState;
  const save = useSaveContact(contact, onClose);
  const submit = handleSubmit(({ email, phone, ...rest }) =>
    save.mutate({ ...rest, email: tidyEmail(email) || null, phone: extractDigits(phone) || null }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={contact ? '연락처 고치기' : '연락처 더하기'}
      description="받는 분을 적을 때 이름만 적어도 찾을 수 있어요."
      dirty={isDirty}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button variant="primary" size="lg" type="submit" form="contact" loading={save.isPending}>
            {contact ? '저장하기' : '더하기'}
          </Button>
        </>
      }
    >
      <form id="contact" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          {save.error && <Banner tone="danger">{getErrorMessage(save.error)}</Banner>}
          <Field label="이름" error={errors.name?.message}>
            <TextInput autoComplete="off" maxLength={50} {...register('name', nameRule)} />
          </Field>
          <Field
            label="메일 주소"
            hint="메일 주소나 휴대폰 번호 가운데 하나는 있어야 해요."
            error={errors.email?.message}
          >
            <TextInput
              type="email"
              autoComplete="off"
              {...register('email', {
                validate: (email, { phone }) =>
                  tidyEmail(email)
                    ? isEmail(email) || '메일 주소가 맞는지 확인해주세요.'
                    : extractDigits(phone) !== '' || '메일 주소나 휴대폰 번호 가운데 하나를 적어주세요.',
              })}
            />
          </Field>
          <Field label="휴대폰 번호" optional error={errors.phone?.message}>
            <PhoneInput
              autoComplete="off"
              {...register('phone', {
                deps: 'email',
                validate: (phone) => !phone.trim() || isPhone(phone) || '번호를 끝까지 적어주세요.',
              })}
            />
          </Field>
          <Field label="회사" optional>
            <TextInput autoComplete="off" maxLength={100} {...register('company')} />
          </Field>
          <Field label="직함" optional>
            <TextInput autoComplete="off" maxLength={50} {...register('title')} />
          </Field>
          {groups.length > 0 && (
            <Field label="그룹" optional>
              <Controller
                control={control}
                name="contactGroupIds"
                render={({ field: { value, onChange } }) => (
                  <TagCombobox
                    values={value}
                    onlyOptions
                    options={groups.map(({ contactGroupId, name }) => ({ value: contactGroupId, label: name }))}
                    emptyLabel="찾는 그룹이 없어요"
                    onValuesChange={onChange}
                  />
                )}
              />
            </Field>
          )}
          <Field label="메모" optional hint="우리 조직의 멤버만 볼 수 있어요." error={errors.memo?.message}>
            <TextArea rows={2} maxLength={300} {...register('memo')} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}

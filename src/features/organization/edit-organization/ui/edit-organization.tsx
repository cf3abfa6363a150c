import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { formatBusinessNumber, isBusinessNumber } from '#rules/business-number.ts';
import { organizationQueries, type Organization, type OrganizationChange } from '@/entities/organization';
import { userQueries } from '@/entities/user';
import { api, getErrorMessage, unwrap } from '@/shared/api';
import { extractDigits, isPhone, organizationNameRule } from '@/shared/lib/form-rules';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { PhoneInput } from '@/shared/ui/inputs/phone-input';
import { Stack } from '@/shared/ui/layout/stack';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { LeaveDialog } from '@/shared/ui/overlays/leave-dialog';
import { toast } from '@/shared/ui/feedback/toast';
import { ChangeLogo } from './change-logo';

type Values = { name: string; businessNumber: string; representative: string; address: string; phone: string };
type EditOrganizationProps = { organization: Organization; mayManage: boolean };

export function EditOrganization({ organization, mayManage }: EditOrganizationProps) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, reset } = useForm<Values>({
    defaultValues: toValues(organization),
    mode: 'onTouched',
  });
  const save = useMutation({
    mutationFn: (body: OrganizationChange) =>
      unwrap(api.PATCH('/organizations/{id}', { params: { path: { id: organization.organizationUuid } }, body })),
    onSuccess: async (saved) => {
      reset(toValues(saved));
      toast.success('저장했어요');
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: organizationQueries.all() }),
        queryClient.invalidateQueries({ queryKey: userQueries.all() }),
      ]);
    },
  });
  const { errors } = formState;
  const readOnly = !mayManage;

  return (
    <form noValidate onSubmit={(event) => void handleSubmit((values) => save.mutate(toChange(values)))(event)}>
      <Stack gap={5}>
        <LeaveDialog isDirty={formState.isDirty} />
        {save.error && <Banner tone="danger">{getErrorMessage(save.error)}</Banner>}
        {readOnly && <Banner tone="neutral">조직 설정 권한이 있는 멤버가 고칠 수 있어요.</Banner>}
        <ChangeLogo
          name={organization.name}
          logoImgUrl={organization.logoImgUrl}
          readOnly={readOnly}
          onChange={(logoImgUrl) => save.mutateAsync({ logoImgUrl })}
        />
        <Field label="조직 이름" error={errors.name?.message}>
          <TextInput autoComplete="organization" readOnly={readOnly} {...register('name', organizationNameRule)} />
        </Field>
        <Field label="사업자등록번호" optional error={errors.businessNumber?.message}>
          <TextInput
            inputMode="numeric"
            placeholder="123-45-67890"
            readOnly={readOnly}
            {...register('businessNumber', {
              validate: (text) =>
                text.trim() === '' ||
                isBusinessNumber(text.normalize('NFKC')) ||
                '사업자등록번호가 맞는지 확인해주세요.',
            })}
          />
        </Field>
        <Field label="대표자" optional error={errors.representative?.message}>
          <TextInput readOnly={readOnly} {...register('representative', shorterThan(50))} />
        </Field>
        <Field label="주소" optional error={errors.address?.message}>
          <TextInput autoComplete="street-address" readOnly={readOnly} {...register('address', shorterThan(200))} />
        </Field>
        <Field label="대표 번호" optional error={errors.phone?.message}>
          <PhoneInput
            readOnly={readOnly}
            {...register('phone', {
              validate: (phone) => extractDigits(phone) === '' || isOfficeNumber(phone) || '번호를 끝까지 적어주세요.',
            })}
          />
        </Field>
        {!readOnly && (
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
        )}
      </Stack>
    </form>
  );
}

const shorterThan = (value: number) => ({ maxLength: { value, message: `${value}자까지 적을 수 있어요.` } });

/** Also accepts numbers without an area code, such as 1588-0000. */
const isOfficeNumber = (phone: string) => isPhone(phone) || /^1[568]\d{6}$/.test(extractDigits(phone));

const toValues = ({ name, businessNumber, representative, address, phone }: Organization): Values => ({
  name,
  businessNumber: businessNumber ? formatBusinessNumber(businessNumber) : '',
  representative: representative ?? '',
  address: address ?? '',
  phone: phone ?? '',
});

const toChange = ({ name, businessNumber, representative, address, phone }: Values): OrganizationChange => ({
  name,
  businessNumber: extractDigits(businessNumber) || null,
  representative: representative.trim() || null,
  address: address.trim() || null,
  phone: extractDigits(phone) || null,
});

import { lazy, Suspense, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { AttachFiles, useInquiryFiles, type UploadFile } from '@/entities/help/inquiry-file';
import { emailRule, nameRule } from '@/shared/lib/form-rules';
import { href } from '@/shared/routes';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { ExternalLink } from '@/shared/ui/actions/link';
import { Stack } from '@/shared/ui/layout/stack';
import { TextArea, TextInput } from '@/shared/ui/inputs/text-input';
import { MAX_INQUIRY_LENGTH, type Inquiry, type InquiryFailure, type InquiryFields } from '../model/inquiry';
import * as styles from './send-inquiry.css';

type InquiryFormProps = {
  isSending: boolean;
  failure: InquiryFailure | null;
  upload: UploadFile;
  onSubmit: (inquiry: Inquiry) => void;
};

// Most visitors of the landing pages only read, so the dialog loads with the first character.
const LeaveDialog = lazy(async () => ({
  default: (await import('@/shared/ui/overlays/leave-dialog')).LeaveDialog,
}));
const EMPTY: InquiryFields = { name: '', email: '', company: '', message: '' };

export function InquiryForm({ isSending, failure, upload, onSubmit }: InquiryFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: EMPTY });
  const files = useInquiryFiles(upload);
  const { errors, isDirty } = formState;
  const isUnsent = isDirty || files.items.length > 0;
  const send = (fields: InquiryFields) => onSubmit({ ...fields, files: files.tickets });

  useEffect(() => {
    if (failure && failure.place !== 'form') {
      setError(failure.place, { message: failure.message }, { shouldFocus: true });
    }
  }, [failure, setError]);

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <Stack gap={6}>
        {isUnsent && (
          <Suspense fallback={null}>
            <LeaveDialog isDirty />
          </Suspense>
        )}
        {failure?.place === 'form' && <Banner tone="danger">{failure.message}</Banner>}
        <Field label="이름" error={errors.name?.message}>
          <TextInput size="lg" autoComplete="name" {...register('name', nameRule)} />
        </Field>
        <Field label="메일 주소" hint="여기로 답을 보내드려요." error={errors.email?.message}>
          <TextInput
            size="lg"
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder="name@company.co.kr"
            {...register('email', emailRule)}
          />
        </Field>
        <Field label="회사 이름" optional error={errors.company?.message}>
          <TextInput
            size="lg"
            autoComplete="organization"
            {...register('company', {
              setValueAs: (value: string) => value.normalize('NFC').trim(),
              maxLength: { value: 100, message: '100자까지 적을 수 있어요.' },
            })}
          />
        </Field>
        <Field label="궁금한 점" error={errors.message?.message}>
          <TextArea
            rows={7}
            limit={MAX_INQUIRY_LENGTH}
            {...register('message', {
              setValueAs: (value: string) => value.trim(),
              required: '궁금한 점을 적어주세요.',
              minLength: { value: 2, message: '2자 이상 적어주세요.' },
              maxLength: { value: MAX_INQUIRY_LENGTH, message: '2,000자까지 적을 수 있어요.' },
            })}
          />
        </Field>
        <AttachFiles files={files} />
        <div className={styles.footerRow}>
          <Button
            type="submit"
            variant="primary"
            size="xl"
            loading={isSending}
            loadingLabel="보내는 중"
            disabledReason={files.obstacle}
          >
            보내기
          </Button>
          <p className={styles.notice}>
            적어주신 이름, 메일 주소, 회사 이름과 붙인 파일은 답을 드리는 데만 쓰고 3년 뒤에 지워요.{' '}
            <ExternalLink href={href('landingPrivacy')} tone="quiet" inline>
              개인정보 처리방침
            </ExternalLink>
          </p>
        </div>
      </Stack>
    </form>
  );
}

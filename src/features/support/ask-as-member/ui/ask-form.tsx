import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { MAX_MESSAGE_LENGTH } from '@/entities/help/inquiry';
import { AttachFiles, useInquiryFiles, type UploadFile } from '@/entities/help/inquiry-file';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Field } from '@/shared/ui/inputs/field';
import { TextArea, TextInput } from '@/shared/ui/inputs/text-input';
import { Stack } from '@/shared/ui/layout/stack';
import { LeaveDialog } from '@/shared/ui/overlays/leave-dialog';
import type { SupportQuestion } from '../model/question';

type AskFormProps = {
  pageUrl: string | null;
  isSending: boolean;
  upload: UploadFile;
  failure: string | null;
  onSend: (question: SupportQuestion) => void;
};

export function AskForm({ pageUrl, isSending, failure, upload, onSend }: AskFormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { subject: '', message: '' } });
  const [isPageSent, setPageSent] = useState(true);
  const files = useInquiryFiles(upload);
  const { errors } = formState;
  const send = (typed: { subject: string; message: string }) =>
    onSend({ ...typed, pageUrl: isPageSent ? pageUrl : null, files: files.tickets });
  return (
    <form noValidate aria-label="문의하기" onSubmit={(event) => void handleSubmit(send)(event)}>
      <Stack gap={6}>
        <LeaveDialog isDirty={formState.isDirty || files.items.length > 0} />
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        <Field label="제목" error={errors.subject?.message}>
          <TextInput
            {...register('subject', {
              setValueAs: (value: string) => value.normalize('NFC').trim(),
              required: '제목을 적어주세요.',
              minLength: { value: 2, message: '2자 이상 적어주세요.' },
              maxLength: { value: 100, message: '100자까지 적을 수 있어요.' },
            })}
          />
        </Field>
        <Field label="궁금한 점" error={errors.message?.message}>
          <TextArea
            rows={7}
            limit={MAX_MESSAGE_LENGTH}
            {...register('message', {
              setValueAs: (value: string) => value.trim(),
              required: '궁금한 점을 적어주세요.',
              minLength: { value: 2, message: '2자 이상 적어주세요.' },
              maxLength: { value: MAX_MESSAGE_LENGTH, message: '2,000자까지 적을 수 있어요.' },
            })}
          />
        </Field>
        <AttachFiles files={files} />
        {pageUrl !== null && (
          <Checkbox
            label="보던 화면의 주소도 보내기"
            description={pageUrl}
            checked={isPageSent}
            onChange={(event) => setPageSent(event.target.checked)}
          />
        )}
        <div>
          <Button
            type="submit"
            variant="primary"
            loading={isSending}
            loadingLabel="보내는 중"
            disabledReason={files.obstacle}
          >
            보내기
          </Button>
        </div>
      </Stack>
    </form>
  );
}

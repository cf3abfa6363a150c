import { useForm } from 'react-hook-form';
import { MAX_MESSAGE_LENGTH } from '@/entities/help/inquiry';
import { AttachFiles, useInquiryFiles, type UploadFile } from '@/entities/help/inquiry-file';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Field } from '@/shared/ui/inputs/field';
import { TextArea } from '@/shared/ui/inputs/text-input';
import { Stack } from '@/shared/ui/layout/stack';
import { LeaveDialog } from '@/shared/ui/overlays/leave-dialog';
import type { InquiryMessageDraft } from '../model/inquiry-message-draft';

type MessageFormProps = {
  isClosed: boolean;
  isSending: boolean;
  failure: string | null;
  upload: UploadFile;
  onSend: (written: InquiryMessageDraft) => Promise<unknown>;
};

export function MessageForm({ isClosed, isSending, failure, upload, onSend }: MessageFormProps) {
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { message: '' } });
  const files = useInquiryFiles(upload);
  // The text stays in the form until the server accepts it.
  const send = ({ message }: { message: string }) =>
    onSend({ message, files: files.tickets }).then(
      () => {
        reset();
        files.clear();
      },
      () => undefined,
    );
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <Stack gap={4}>
        <LeaveDialog isDirty={formState.isDirty || files.items.length > 0} />
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        <Field
          label="이어서 적기"
          hint={isClosed ? '적어주시면 끝난 문의를 다시 열어요.' : undefined}
          error={formState.errors.message?.message}
        >
          <TextArea
            rows={5}
            limit={MAX_MESSAGE_LENGTH}
            {...register('message', {
              setValueAs: (value: string) => value.trim(),
              required: '이어서 물어볼 것을 적어주세요.',
              minLength: { value: 2, message: '2자 이상 적어주세요.' },
              maxLength: { value: MAX_MESSAGE_LENGTH, message: '2,000자까지 적을 수 있어요.' },
            })}
          />
        </Field>
        <AttachFiles files={files} />
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

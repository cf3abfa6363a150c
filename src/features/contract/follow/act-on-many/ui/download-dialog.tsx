import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { getErrorMessage } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { Field } from '@/shared/ui/inputs/field';
import { RadioGroup } from '@/shared/ui/inputs/radio-group';
import { Stack } from '@/shared/ui/layout/stack';
import { prepareDownload, type SelectedContracts } from '../api/act-on-many';

type What = 'DOCUMENT' | 'CERTIFICATE' | 'BOTH';
const WHAT: readonly { value: What; label: string }[] = [
  { value: 'DOCUMENT', label: '문서 (PDF)' },
  { value: 'CERTIFICATE', label: '감사추적인증서 (PDF) · 완료된 문서만' },
  { value: 'BOTH', label: '둘 다' },
];
const MEGABYTE = 1024 * 1024;

type DownloadDialogProps = { chosen: SelectedContracts; count: number; onDone: () => void; onClose: () => void };

/** The server streams the ZIP file while writing it, so the browser shows the progress. */
export function DownloadDialog({ chosen, count, onDone, onClose }: DownloadDialogProps) {
  const [what, setWhat] = useState<What>('DOCUMENT');
  const prepare = useMutation({
    mutationFn: () => prepareDownload(chosen, what),
    onSuccess: ({ downloadUrl }) => location.assign(downloadUrl),
  });
  const ready = prepare.data;
  const close = () => {
    if (ready) onDone();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      width={420}
      title={`${count.toLocaleString('ko-KR')}건을 내려받을까요?`}
      description="하나의 ZIP 파일로 묶어서 내려받아요."
      footer={
        ready ? (
          <Button variant="primary" size="lg" onClick={close}>
            닫기
          </Button>
        ) : (
          <>
            <Button variant="secondary" size="lg" onClick={close}>
              그만두기
            </Button>
            <Button variant="primary" size="lg" loading={prepare.isPending} onClick={() => prepare.mutate()}>
              내려받기
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {prepare.error && <Banner tone="danger">{getErrorMessage(prepare.error)}</Banner>}
        {ready ? (
          <Banner announce>
            파일 {ready.files.toLocaleString('ko-KR')}개, {(ready.bytes / MEGABYTE).toFixed(1)}MB를 내려받고 있어요.
            {ready.skipped.length > 0 && ` ${ready.skipped.length}건은 내려받을 것이 없어서 뺐어요.`}
          </Banner>
        ) : (
          <Field label="내려받을 것" group>
            <RadioGroup options={WHAT} value={what} onValueChange={setWhat} />
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}

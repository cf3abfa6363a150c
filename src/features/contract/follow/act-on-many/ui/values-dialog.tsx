import { useMutation } from '@tanstack/react-query';
import { fetchValues } from '@/entities/batch';
import { getErrorMessage } from '@/shared/api';
import { saveBlob } from '@/shared/lib/browser';
import { getSeoulDay } from '@/shared/lib/seoul-time';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { toast } from '@/shared/ui/feedback/toast';
import { Dialog } from '@/shared/ui/overlays/dialog';
import type { SelectedContracts } from '../api/act-on-many';

type ValuesDialogProps = { chosen: SelectedContracts; count: number; onDone: () => void; onClose: () => void };

/** The server streams the spreadsheet while writing it, which can take a while. */
export function ValuesDialog({ chosen, count, onDone, onClose }: ValuesDialogProps) {
  const download = useMutation({
    mutationFn: () => fetchValues(chosen),
    onSuccess: (blob) => {
      saveBlob(blob, `채운 값_${getSeoulDay(new Date())}.xlsx`);
      toast.success('내려받았어요');
      onDone();
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title={`${count.toLocaleString('ko-KR')}건에 채운 값을 내려받을까요?`}
      description="문서마다 한 줄씩 엑셀 파일로 내려받아요. 서명을 마친 분이 채운 값만 들어가요."
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            그만두기
          </Button>
          <Button
            variant="primary"
            size="lg"
            loading={download.isPending}
            loadingLabel="파일을 만드는 중"
            onClick={() => download.mutate()}
          >
            내려받기
          </Button>
        </>
      }
    >
      {download.error && <Banner tone="danger">{getErrorMessage(download.error)}</Banner>}
    </Dialog>
  );
}

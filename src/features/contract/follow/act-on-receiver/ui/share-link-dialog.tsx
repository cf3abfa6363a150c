import { Copy } from '@/shared/icons';
import type { Receiver } from '@/entities/contract';
import { getErrorMessage } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { Field } from '@/shared/ui/inputs/field';
import { QrCode } from '@/shared/ui/data/qr-code';
import { Stack } from '@/shared/ui/layout/stack';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { copyText } from '@/shared/ui/feedback/toast';
import { useShareLink } from '../api/receiver-acts';

type ShareLinkDialogProps = { contractId: string; receiver: Receiver; onClose: () => void };

export function ShareLinkDialog({ contractId, receiver, onClose }: ShareLinkDialogProps) {
  const handOver = useShareLink({ contractId, receiverUuid: receiver.receiverUuid });
  const link = handOver.data?.link;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title={`${receiver.name} 님에게 줄 링크`}
      description="이 링크를 가진 사람은 이분으로 들어가요. 꼭 본인에게만 전해주세요. 만든 것은 기록에 남아요."
      footer={
        link ? (
          <>
            <Button variant="secondary" size="lg" onClick={onClose}>
              닫기
            </Button>
            <Button
              variant="primary"
              size="lg"
              icon={<Copy />}
              onClick={() => void copyText(link, '링크를 복사했어요')}
            >
              링크 복사하기
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" size="lg" onClick={onClose}>
              그만두기
            </Button>
            <Button variant="primary" size="lg" loading={handOver.isPending} onClick={() => handOver.mutate()}>
              링크 만들기
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {handOver.error && <Banner tone="danger">{getErrorMessage(handOver.error)}</Banner>}
        {link && (
          <>
            <QrCode text={link} label={`${receiver.name} 님의 링크를 여는 QR 코드`} />
            <Field label="링크">
              <TextInput readOnly value={link} onFocus={(event) => event.target.select()} />
            </Field>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

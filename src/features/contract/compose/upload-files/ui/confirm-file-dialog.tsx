import { Check } from 'lucide-react';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { Stack } from '@/shared/ui/layout/stack';
import type { UploadItem } from '../model/upload-item.machine';
import * as styles from './upload-files.css';

type ConfirmFileDialogProps = {
  item: UploadItem;
  onConfirm: () => void;
  onReplace: () => void;
  onClose: () => void;
};

/** Shows every page of the converted file, so that the sender can confirm that it is correct. */
export function ConfirmFileDialog({ item, onConfirm, onReplace, onClose }: ConfirmFileDialogProps) {
  const { stored, name } = item;
  if (!stored) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={600}
      title="이대로 쓸까요?"
      description={name}
      footer={
        <>
          <Button onClick={onReplace}>다른 파일 고르기</Button>
          <Button variant="primary" icon={<Check />} onClick={onConfirm}>
            이대로 쓰기
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Banner tone="warning">
          {stored.notices.length === 1 ? (
            stored.notices[0]?.message
          ) : (
            <ul className={styles.notices}>
              {stored.notices.map(({ code, message }) => (
                <li key={code}>{message}</li>
              ))}
            </ul>
          )}
        </Banner>
        <div className={styles.pages}>
          {stored.pages.map((page) => (
            <img
              key={page.number}
              className={styles.page}
              src={page.imageUrl}
              alt={`${page.number}쪽`}
              loading="lazy"
              width={page.rotation % 180 === 0 ? page.width : page.height}
              height={page.rotation % 180 === 0 ? page.height : page.width}
            />
          ))}
        </div>
      </Stack>
    </Dialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Check, Maximize2 } from '@/shared/icons';
import { useState } from 'react';
import { EnlargedPages, listFilePages } from '@/entities/document';
import { fileQueries, type File as StoredFile } from '@/entities/file';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { Stack } from '@/shared/ui/layout/stack';
import type { UploadItem } from '../model/upload-item.machine';
import * as styles from './upload-files.css';

type ConfirmFileDialogProps = {
  onConfirm: () => void;
  onReplace: () => void;
  onClose: () => void;
};

/** Shows every page of a converted file for the sender to confirm. */
export function ConfirmFileDialog({ item, ...props }: ConfirmFileDialogProps & { item: UploadItem }) {
  return item.stored && <Confirmation {...props} stored={item.stored} name={item.name} />;
}

type ConfirmationProps = ConfirmFileDialogProps & { stored: StoredFile; name: string };

function Confirmation({ stored, name, onConfirm, onReplace, onClose }: ConfirmationProps) {
  const [enlarged, setEnlarged] = useState<number | null>(null);
  // Picture URLs expire after ten minutes.
  const { data: file, refetch } = useQuery({
    ...fileQueries.detail(stored.fileId),
    initialData: stored,
    enabled: false,
  });
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
          {file.pages.map((page, index) => (
            <button
              key={page.number}
              type="button"
              className={styles.enlarge}
              aria-label={`${page.number}쪽 크게 보기`}
              onClick={() => setEnlarged(index)}
            >
              <img
                className={styles.page}
                src={page.imageUrl}
                alt=""
                loading="lazy"
                width={page.rotation % 180 === 0 ? page.width : page.height}
                height={page.rotation % 180 === 0 ? page.height : page.width}
              />
              <span className={styles.enlargeMark} aria-hidden>
                <Maximize2 />
              </span>
            </button>
          ))}
        </div>
      </Stack>
      {enlarged !== null && (
        <EnlargedPages
          title={name}
          pages={listFilePages([file])}
          start={enlarged}
          onStale={() => void refetch()}
          onClose={() => setEnlarged(null)}
        />
      )}
    </Dialog>
  );
}

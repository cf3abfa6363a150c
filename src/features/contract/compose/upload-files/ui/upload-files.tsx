import { useRef, useState } from 'react';
import { MAX_CONTRACT_FILES } from '@/shared/config';
import { Banner } from '@/shared/ui/feedback/banner';
import { FileDrop } from '@/shared/ui/inputs/file-drop';
import { ReorderList } from '@/shared/ui/data/reorder';
import { Stack } from '@/shared/ui/layout/stack';
import { ACCEPTED_EXTENSIONS } from '../model/check-file';
import type { UploadItem } from '../model/upload-item.machine';
import type { UploadQueue } from '../model/use-upload-queue';
import { ConfirmFileDialog } from './confirm-file-dialog';
import { FileRow } from './file-row';
import * as styles from './upload-files.css';

const HINT = 'PDF, 한글(hwp·hwpx), PNG, JPG · 파일 하나에 10MB까지';
const FULL = `파일은 ${MAX_CONTRACT_FILES}개까지 올릴 수 있어요`;

export type UploadFilesProps = {
  items: readonly UploadItem[];
  leftOut: number;
  send: UploadQueue['send'];
  /** Undefined if pages can't be rearranged. */
  onArrange?: (key: string) => void;
};

export function UploadFiles({ items, leftOut, send, onArrange }: UploadFilesProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [replacedKey, setReplacedKey] = useState<string | null>(null);
  const [lookedAtKey, setLookedAtKey] = useState<string | null>(null);
  const lookedAt = items.find(({ key, state }) => key === lookedAtKey && state === 'asking');

  const replace = (key: string) => {
    setLookedAtKey(null);
    setReplacedKey(key);
    picker.current?.click();
  };

  return (
    <Stack gap={4}>
      <FileDrop
        accept={ACCEPTED_EXTENSIONS}
        hint={HINT}
        disabledReason={items.length >= MAX_CONTRACT_FILES ? FULL : undefined}
        onFiles={(files) => send({ type: 'files.added', files })}
      />
      {leftOut > 0 && (
        <Banner tone="warning" announce>
          {FULL}. {leftOut}개는 넣지 않았어요.
        </Banner>
      )}
      {items.length > 0 && (
        <ReorderList
          aria-label="올린 파일"
          className={styles.list}
          count={items.length}
          onMove={(from, to) => send({ type: 'item.moved', from, to })}
        >
          {items.map((item, index) => (
            <FileRow
              key={item.key}
              item={item}
              index={index}
              onRemove={() => send({ type: 'item.removed', key: item.key })}
              onRetry={() => send({ type: 'item.retried', key: item.key })}
              onReplace={() => replace(item.key)}
              onLook={() => setLookedAtKey(item.key)}
              {...(onArrange && { onArrange: () => onArrange(item.key) })}
            />
          ))}
        </ReorderList>
      )}
      {lookedAt && (
        <ConfirmFileDialog
          item={lookedAt}
          onClose={() => setLookedAtKey(null)}
          onReplace={() => replace(lookedAt.key)}
          onConfirm={() => {
            setLookedAtKey(null);
            send({ type: 'item.confirmed', key: lookedAt.key });
          }}
        />
      )}
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="다른 파일 고르기"
        accept={ACCEPTED_EXTENSIONS}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file && replacedKey) send({ type: 'file.replaced', key: replacedKey, file });
          event.target.value = '';
        }}
      />
    </Stack>
  );
}

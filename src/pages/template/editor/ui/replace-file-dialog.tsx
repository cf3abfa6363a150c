import { useEffect } from 'react';
import type { File } from '@/entities/file';
import {
  explainUploadsNotReady,
  listUsableFileIds,
  UploadFiles,
  useUploadQueue,
} from '@/features/contract/compose/upload-files';
import { ReplacementPreview, type Replacement } from '@/features/template/replace-file';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';

const NOTHING: File[] = [];

type ReplaceFileDialogProps = {
  templateId: string;
  /** The last saved version. */
  version: number;
  file: Pick<File, 'fileId' | 'name'>;
  onReplaced: (replaced: Replacement) => void;
  onReload: () => void;
  onClose: () => void;
};

export function ReplaceFileDialog({ templateId, version, file, ...on }: ReplaceFileDialogProps) {
  const queue = useUploadQueue(NOTHING);
  const { items, send } = queue;
  // Only one file can be the replacement, so the last one chosen is kept.
  useEffect(() => {
    for (const { key } of items.slice(0, -1)) send({ type: 'item.removed', key });
  }, [items, send]);
  const [newFileId] = items.length === 1 && !explainUploadsNotReady(items) ? listUsableFileIds(items) : [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && on.onClose()}
      width={560}
      title="다른 파일로 바꾸기"
      description={`‘${file.name}’ 대신 쓸 파일을 올려주세요. 칸은 가까운 글자를 따라가요.`}
      dirty={items.length > 0}
      footer={<DialogCancel>그만두기</DialogCancel>}
    >
      <Stack gap={4}>
        <UploadFiles items={items} leftOut={queue.leftOut} send={send} />
        {newFileId !== undefined && (
          <ReplacementPreview
            templateId={templateId}
            version={version}
            fileId={file.fileId}
            newFileId={newFileId}
            onReplaced={on.onReplaced}
            onReload={on.onReload}
          />
        )}
      </Stack>
    </Dialog>
  );
}

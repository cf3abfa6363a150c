import type { Folder, Label } from '@/entities/filing';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { FolderNames } from './folder-names';
import { LabelNames } from './label-names';

export type FilingKind = 'folder' | 'templateFolder' | 'label';

type FilingDialogProps = {
  kind: FilingKind;
  folders: readonly Folder[];
  labels?: readonly Label[];
  onClose: () => void;
};

const WORDS = {
  folder: { title: '폴더', description: '문서 하나는 폴더 하나에 들어가요.' },
  templateFolder: { title: '폴더', description: '템플릿 하나는 폴더 하나에 들어가요.' },
  label: { title: '라벨', description: '문서 하나에 여러 개를 붙일 수 있어요.' },
} as const;

/** The whole organisation shares its folders and labels. */
export function FilingDialog({ kind, folders, labels = [], onClose }: FilingDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} {...WORDS[kind]}>
      {kind === 'label' ? (
        <LabelNames labels={labels} />
      ) : (
        <FolderNames use={kind === 'folder' ? 'contracts' : 'templates'} folders={folders} />
      )}
    </Dialog>
  );
}

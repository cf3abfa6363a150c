import type { Chosen } from '../api/act-on-many';
import { ActDialog } from './act-dialog';
import { DownloadDialog } from './download-dialog';

export type BulkAct = 'REMIND' | 'EXTEND' | 'DOWNLOAD' | 'CANCEL' | 'DELETE' | 'MOVE' | 'LABEL';

type BulkActDialogProps = {
  act: BulkAct;
  chosen: Chosen;
  count: number;
  /** The action has run, so the selection can be cleared. */
  onDone: () => void;
  onClose: () => void;
};

export const BulkActDialog = ({ act, ...props }: BulkActDialogProps) =>
  act === 'DOWNLOAD' ? <DownloadDialog {...props} /> : <ActDialog action={act} {...props} />;

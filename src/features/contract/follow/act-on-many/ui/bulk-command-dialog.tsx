import type { SelectedContracts } from '../api/act-on-many';
import { BulkActionDialog } from './bulk-action-dialog';
import { DownloadDialog } from './download-dialog';

export type BulkCommand = 'REMIND' | 'EXTEND' | 'DOWNLOAD' | 'CANCEL' | 'DELETE' | 'MOVE' | 'LABEL' | 'SHARE';

type BulkCommandDialogProps = {
  act: BulkCommand;
  chosen: SelectedContracts;
  count: number;
  /** The action has run, so the selection can be cleared. */
  onDone: () => void;
  onClose: () => void;
};

export const BulkCommandDialog = ({ act, ...props }: BulkCommandDialogProps) =>
  act === 'DOWNLOAD' ? <DownloadDialog {...props} /> : <BulkActionDialog action={act} {...props} />;

import type { SelectedContracts } from '../api/act-on-many';
import { BulkActionDialog } from './bulk-action-dialog';
import { DownloadDialog } from './download-dialog';
import { ValuesDialog } from './values-dialog';

export type BulkCommand =
  | 'REMIND'
  | 'EXTEND'
  | 'DOWNLOAD'
  | 'VALUES'
  | 'CANCEL'
  | 'DELETE'
  | 'MOVE'
  | 'LABEL'
  | 'SHARE';

type BulkCommandDialogProps = {
  act: BulkCommand;
  chosen: SelectedContracts;
  count: number;
  onDone: () => void;
  onClose: () => void;
};

export function BulkCommandDialog({ act, ...props }: BulkCommandDialogProps) {
  if (act === 'DOWNLOAD') return <DownloadDialog {...props} />;
  if (act === 'VALUES') return <ValuesDialog {...props} />;
  return <BulkActionDialog action={act} {...props} />;
}

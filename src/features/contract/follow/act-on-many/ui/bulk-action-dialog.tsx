import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getErrorMessage, createRequestKey } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { Stack } from '@/shared/ui/layout/stack';
import {
  bulkActQuery,
  useBulkAction,
  type BulkAction,
  type BulkDetails,
  type SelectedContracts,
} from '../api/act-on-many';
import { BULK_ACTION_LABELS } from './bulk-labels';
import { BulkDetailFields, findDetailsProblem, hasDetails } from './bulk-detail-fields';
import { BulkTextCost } from './bulk-text-cost';
import { BulkOutcome } from './bulk-outcome';

type BulkActionDialogProps = {
  action: BulkAction;
  chosen: SelectedContracts;
  count: number;
  onDone: () => void;
  onClose: () => void;
};

/** Asks for confirmation once for all contracts. A long action continues after the dialog is closed. */
export function BulkActionDialog({ action, chosen, count, onDone, onClose }: BulkActionDialogProps) {
  const [requestKey, setRequestKey] = useState(createRequestKey);
  const [details, setDetails] = useState<BulkDetails>({});
  const starting = useBulkAction(action, chosen);
  const begun = starting.data;
  const running = useQuery({ ...bulkActQuery(begun?.actId ?? ''), enabled: Boolean(begun?.actId) });
  const act = running.data ?? begun;
  const words = BULK_ACTION_LABELS[action];
  const change = (next: BulkDetails) => {
    setDetails(next);
    setRequestKey(createRequestKey());
  };
  const close = () => {
    if (begun) onDone();
    onClose();
  };

  if (act)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && close()}
        width={480}
        title={words.label}
        footer={
          <Button variant="primary" size="lg" onClick={close}>
            닫기
          </Button>
        }
      >
        <BulkOutcome act={act} done={words.done} />
      </Dialog>
    );

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      width={420}
      title={words.question(count.toLocaleString('ko-KR'))}
      description={words.note}
      dirty={hasDetails(details)}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button
            variant={words.isFinal ? 'danger' : 'primary'}
            size="lg"
            icon={words.icon}
            loading={starting.isPending}
            disabledReason={findDetailsProblem(action, details)}
            onClick={() => starting.mutate({ ...details, requestKey })}
          >
            {words.label}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {starting.error && <Banner tone="danger">{getErrorMessage(starting.error)}</Banner>}
        <BulkDetailFields action={action} details={details} onChange={change} />
        {(action === 'REMIND' || action === 'EXTEND') && <BulkTextCost action={action} chosen={chosen} />}
      </Stack>
    </Dialog>
  );
}

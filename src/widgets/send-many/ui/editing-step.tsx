import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from '@/shared/icons';
import { useCallback, useState, type ReactNode } from 'react';
import { batchQueries, formatCount, type Batch, type SheetRows } from '@/entities/batch';
import { EditSheet, useSheet, type SheetEditorState } from '@/features/batch/edit-sheet';
import { SheetFormButton } from '@/features/batch/send-many';
import { LeaveConfirmation, useUnsavable } from '@/features/contract/compose/save-draft';
import { getErrorMessage } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import type { FrameParts } from './frame-parts';
import { ReplaceSheet } from './replace-sheet';
import { RowsLoading } from './rows-loading';

/** Names the columns of the file that the template doesn't have, because nothing of them is sent. */
const UnusedHeads = ({ heads }: { heads: readonly string[] }) =>
  heads.length > 0 && <Banner tone="warning">템플릿에 없는 열이라 보내지 않아요: {heads.join(', ')}</Banner>;

/** The first version that a file makes. */
const FIRST_VERSION = 1;

/** Whether there is anything in the rows that isn't in a file, also from an earlier visit. */
function hasOwnWork({ rows, version, isUnsaved, canUndo }: SheetEditorState, readVersion: number | null): boolean {
  if (!rows.some(({ cells }) => Object.values(cells).some((cell) => cell !== null && cell !== ''))) return false;
  return isUnsaved || canUndo || (version !== FIRST_VERSION && version !== readVersion);
}

type EditingStepProps = {
  batch: Batch;
  /** The version that reading a file here has made. */
  readVersion: number | null;
  title: string;
  alert: ReactNode;
  renderFrame: (parts: FrameParts) => ReactNode;
  onFile: (file: File) => void;
  onReview: (leaveOutWrong: boolean) => void;
  onReload: () => void;
};

export function EditingStep(props: EditingStepProps) {
  const { batch, renderFrame } = props;
  // Cached rows may be older than the server's, for example after the review was opened and closed again.
  const rows = useQuery({ ...batchQueries.sheet(batch), refetchOnMount: 'always' });
  if (rows.data && rows.isFetchedAfterMount) return <Editing {...props} loaded={rows.data} />;
  return renderFrame({
    children: rows.error ? (
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={() => void rows.refetch()}>
            다시 불러오기
          </Button>
        }
      >
        줄을 불러오지 못했어요. {getErrorMessage(rows.error)}
      </Banner>
    ) : (
      <RowsLoading count={batch.counts.total} />
    ),
  });
}

function Editing({
  batch,
  readVersion,
  title,
  loaded,
  alert,
  renderFrame,
  ...on
}: EditingStepProps & { loaded: SheetRows }) {
  const sheet = useSheet(batch, loaded);
  const [isSettling, setIsSettling] = useState(false);
  const ready = sheet.rows.filter(({ state }) => state === 'READY').length;
  const wrong = sheet.rows.filter(({ state }) => state === 'WRONG').length;
  const { isUnsaved, state, settle: settleRows } = sheet;
  const settle = useCallback(async () => ((await settleRows()) ? batch.batchId : null), [settleRows, batch.batchId]);
  // Leaving moves the focus out of a cell that is being typed in, which confirms its text, and the text is saved.
  const [isTyping, setIsTyping] = useState(false);
  const saver = useUnsavable({ isUnsaved, state, settle }, isTyping);
  const review = async (leaveOutWrong: boolean) => {
    setIsSettling(true);
    const isSaved = await sheet.settle();
    setIsSettling(false);
    if (isSaved) on.onReview(leaveOutWrong);
  };
  return renderFrame({
    hasWays: true,
    isBare: true,
    saving: sheet,
    actions: (
      <Button
        variant="primary"
        trailingIcon={<ArrowRight />}
        loading={isSettling}
        disabledReason={
          ready === 0
            ? '보낼 줄이 아직 없어요.'
            : wrong > 0
              ? `${formatCount(wrong)}건을 고치면 볼 수 있어요.`
              : undefined
        }
        onClick={() => void review(false)}
      >
        미리 보기
      </Button>
    ),
    children: (
      <>
        <LeaveConfirmation saver={saver} />
        <EditSheet
          batch={batch}
          sheet={sheet}
          alert={
            <>
              {alert}
              <UnusedHeads heads={batch.unusedHeads} />
            </>
          }
          isBusy={isSettling}
          fileActions={
            <>
              <SheetFormButton templateId={batch.templateId} title={title} />
              <ReplaceSheet hasOwnWork={hasOwnWork(sheet, readVersion)} onFile={on.onFile} />
            </>
          }
          onReview={(leaveOutWrong) => void review(leaveOutWrong)}
          onTyping={setIsTyping}
          onReload={on.onReload}
        />
      </>
    ),
  });
}

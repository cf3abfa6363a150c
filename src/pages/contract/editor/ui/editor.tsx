import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, Send } from '@/shared/icons';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { contractQueries, type Contract, type ContractProblem } from '@/entities/contract';
import type { PageColumnHandle } from '@/entities/document';
import { LeaveConfirmation, SaveProblem, useSaveDraft } from '@/features/contract/compose/save-draft';
import {
  draftCheckQuery,
  readSendingQuestion,
  SendContract,
  toSendingQuestion,
} from '@/features/contract/compose/send-contract';
import { useCreditPurchase } from '@/features/payment/buy-credits';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import {
  FieldEditor,
  hasValueToCheck,
  renderSenderContent,
  useFieldEditor,
  useJumpToProblem,
  useSenderFields,
} from '@/widgets/field-editor';
import { Rehearsal } from '@/widgets/rehearsal';
import { VerificationDueBanner, SaveNote, SendFrame } from '@/widgets/send-frame';
import { fieldSuggestionsQuery, latestDraftQuery } from '../api/drafts';
import { buildFixUrl } from '../model/addresses';

export function Editor({ draft, onReload }: { draft: Contract; onReload: () => void }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { contractId } = draft;
  const column = useRef<PageColumnHandle>(null);
  const saver = useSaveDraft(draft);
  const [begun] = useState({ ...draft, files: draft.files.map(({ file }) => file) });
  const suggested = useQuery(fieldSuggestionsQuery(contractId));
  const editing = useFieldEditor(begun, {
    receivers: begun.receivers,
    suggestions: suggested.data,
    onChange: saver.change,
    column,
  });
  const { state } = saver;
  const checked = useQuery({
    ...draftCheckQuery(contractId, saver.version),
    enabled: state === 'saved' && hasValueToCheck(editing.fields),
  });
  const own = useSenderFields(editing, checked.data?.problems);
  const buy = useCreditPurchase();
  const [params] = useSearchParams();
  // Senders who return from buying credits go back to the confirmation.
  const [question] = useState(() => readSendingQuestion(params));
  const [layer, setLayer] = useState<'sending' | 'rehearsing' | null>(question ? 'sending' : null);
  const leadTo = useJumpToProblem(editing, own, column, (target) => void navigate(buildFixUrl(target, contractId)));
  const elsewhere = useQuery({ ...latestDraftQuery(contractId), enabled: state === 'conflict' });
  const here = href('contractEditor', { contractId });

  /** The draft with unsaved changes. */
  const contract: Contract = {
    ...draft,
    version: saver.version,
    fields: [...editing.fields],
    annotations: editing.annotations,
  };
  const difference =
    state === 'conflict' && elsewhere.data
      ? `저장된 문서에는 칸이 ${elsewhere.data.fields.length}개, 여기에는 ${editing.fields.length}개 있어요.`
      : undefined;

  const send = async () => {
    if ((await saver.settle()) !== null) setLayer('sending');
  };
  const onStale = () => void queryClient.invalidateQueries({ queryKey: contractQueries.detail(contractId).queryKey });
  const close = () => {
    setLayer(null);
    if (question) void navigate(here, { replace: true });
  };
  const jump = (problem: ContractProblem) => {
    close();
    leadTo(problem);
  };

  return (
    <SendFrame
      step="fields"
      contractId={contractId}
      title={draft.title}
      onLeave={() => void navigate(`${href('contracts')}?tab=DRAFT`)}
      onNext={() => layer === null && !own.leading && !own.marking && void send()}
      note={<SaveNote state={state} onRetry={saver.retry} />}
      alert={<VerificationDueBanner />}
      actions={
        <>
          <Button icon={<Eye />} onClick={() => setLayer('rehearsing')}>
            미리 보기
          </Button>
          <Button variant="primary" icon={<Send />} onClick={() => void send()}>
            보내기
          </Button>
        </>
      }
    >
      <FieldEditor
        editing={editing}
        own={own}
        column={column}
        onStale={onStale}
        notice={
          (state === 'failed' || state === 'conflict') && (
            <SaveProblem
              state={state}
              failure={saver.failure}
              difference={difference}
              onRetry={saver.retry}
              onReload={onReload}
              onOverwrite={saver.overwrite}
            />
          )
        }
      />
      {layer === 'rehearsing' && (
        <Rehearsal
          contract={contract}
          renderFilled={renderSenderContent}
          onClose={() => setLayer(null)}
          onStale={onStale}
        />
      )}
      {layer === 'sending' && (
        <SendContract
          contract={contract}
          scheduledAt={question?.scheduledAt ?? null}
          isKnown={editing.isKnown}
          onClose={close}
          onSent={() => void navigate(`${href('contract', { contractId })}?sent`)}
          onJump={jump}
          onFillOwn={(problems) => {
            close();
            own.keepRefusals(problems);
            own.onLead(null);
          }}
          onReload={onReload}
          onVerify={() => void navigate(`${href('annualAuth')}?returnTo=${encodeURIComponent(here)}`)}
          onBuy={buy && ((missing, scheduledAt) => buy(missing, toSendingQuestion(here, scheduledAt)))}
        />
      )}
      <LeaveConfirmation saver={saver} />
    </SendFrame>
  );
}

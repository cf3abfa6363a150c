import { useQueryClient } from '@tanstack/react-query';
import { Eye, MousePointer2, Send } from 'lucide-react';
import { useRef, useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { contractQueries, type Contract, type ContractProblem } from '@/entities/contract';
import type { PageColumnHandle } from '@/entities/document';
import { AnnotateTools, AnnotationLayer } from '@/features/contract/editor/annotate-document';
import { EditProperties } from '@/features/contract/editor/edit-properties';
import { focusField, focusLead, focusParty, PlaceFields } from '@/features/contract/editor/place-fields';
import { LeaveConfirmation, SaveProblem } from '@/features/contract/compose/save-draft';
import { SendContract } from '@/features/contract/compose/send-contract';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { useLayout } from '@/shared/ui/layout/responsive';
import { ChooseMark, SenderFieldContent, FillSenderFields, SenderFieldControl } from '@/widgets/own-side';
import { Rehearsal } from '@/widgets/rehearsal';
import { VerificationDueBanner, SaveNote, SendFrame } from '@/widgets/send-frame';
import { toProblemTarget } from '../model/goal';
import { useContractEditor } from '../model/use-contract-editor';
import { useSenderFields } from '../model/use-sender-fields';
import * as styles from './editor-page.css';

const PROPERTIES = <EditProperties />;
const PLACING = { label: '칸 놓기', icon: <MousePointer2 /> };

const renderFilled: ComponentProps<typeof PlaceFields>['renderFilled'] = (field, shape, zoom) => (
  <SenderFieldContent field={field} shape={shape} zoom={zoom} />
);

export function Editor({ draft, onReload }: { draft: Contract; onReload: () => void }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { contractId } = draft;
  const column = useRef<PageColumnHandle>(null);
  const editing = useContractEditor(draft, column);
  const { saver, pages, parties, proposals, fieldsActor, annotationsActor, contract, difference } = editing;
  const own = useSenderFields(editing, pages);
  const { files } = own;
  const isMobile = useLayout() === 'mobile';
  const [layer, setLayer] = useState<'sending' | 'rehearsing' | null>(null);
  const { state } = saver;
  const here = href('contractEditor', { contractId });

  const send = async () => {
    if ((await saver.settle()) !== null) setLayer('sending');
  };
  const onStale = () => void queryClient.invalidateQueries({ queryKey: contractQueries.detail(contractId).queryKey });

  const jump = (problem: ContractProblem) => {
    const goal = toProblemTarget(problem, draft, pages);
    setLayer(null);
    if (!goal) return;
    if (goal.at === 'address') return void navigate(goal.address);
    if (goal.at === 'party') {
      fieldsActor.send({ type: 'owner.chosen', owner: goal.owner });
      return void focusParty(goal.owner);
    }
    const { spot } = goal;
    if (spot?.seen) column.current?.reveal(spot.index, spot.seen);
    else if (spot) column.current?.goTo(spot.index);
    if (goal.at === 'spot') return column.current?.element?.focus({ preventScroll: true });
    annotationsActor.send({ type: 'other.chosen' });
    if (goal.isFilled && own.all.some(({ field, isAsked }) => isAsked && field.fieldId === goal.fieldId)) {
      own.keepRefusals([problem]);
      return isMobile ? own.onLead(goal.fieldId) : fieldsActor.send({ type: 'typing.begun', fieldId: goal.fieldId });
    }
    fieldsActor.send({ type: 'selected', ids: [goal.fieldId], how: 'only' });
    focusField(column, goal.fieldId);
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
      <PlaceFields
        actor={fieldsActor}
        pages={pages}
        parties={parties}
        proposals={proposals}
        column={column}
        own={{
          all: own.all,
          done: own.done,
          count: own.count,
          onLead: own.onLead,
          renderEntry: (entry) => (
            <SenderFieldControl
              key={entry.resolved.field.fieldId}
              {...entry}
              files={files}
              onFilled={own.onFilled}
              onMark={own.onMark}
            />
          ),
        }}
        properties={PROPERTIES}
        renderFilled={renderFilled}
        onStale={onStale}
        renderAnnotations={(page, zoom) => <AnnotationLayer actor={annotationsActor} page={page} zoom={zoom} />}
        modes={<AnnotateTools actor={annotationsActor} other={PLACING} />}
        notice={
          (state === 'failed' || state === 'conflict') && (
            <div className={styles.notice}>
              <SaveProblem
                state={state}
                failure={saver.failure}
                difference={difference}
                onRetry={saver.retry}
                onReload={onReload}
                onOverwrite={saver.overwrite}
              />
            </div>
          )
        }
      />
      {own.leading && (
        <FillSenderFields
          contract={contract}
          pages={pages}
          placed={own.placed}
          refusals={own.refusals}
          files={files}
          from={own.leading.from}
          onFilled={own.onFilled}
          onMark={own.onMark}
          onClose={() => {
            own.onLed();
            focusLead();
          }}
          onStale={onStale}
        />
      )}
      {own.marking && <ChooseMark {...own.marking} onChosen={own.putMark} onClose={() => own.onMark(null)} />}
      {layer === 'rehearsing' && (
        <Rehearsal contract={contract} renderFilled={renderFilled} onClose={() => setLayer(null)} onStale={onStale} />
      )}
      {layer === 'sending' && (
        <SendContract
          contract={contract}
          onClose={() => setLayer(null)}
          onSent={() => void navigate(`${href('contract', { contractId })}?sent`)}
          onJump={jump}
          onFillOwn={(problems) => {
            setLayer(null);
            own.keepRefusals(problems);
            own.onLead(null);
          }}
          onReload={onReload}
          onVerify={() => void navigate(`${href('annualAuth')}?returnTo=${encodeURIComponent(here)}`)}
        />
      )}
      <LeaveConfirmation saver={saver} />
    </SendFrame>
  );
}

import { MousePointer2 } from '@/shared/icons';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { ContractProblem } from '@/entities/contract';
import type { PageColumnHandle } from '@/entities/document';
import { AnnotateTools, AnnotationLayer } from '@/features/contract/editor/annotate-document';
import { EditProperties } from '@/features/contract/editor/edit-properties';
import { focusField, focusGuidedFillButton, focusParty, PlaceFields } from '@/features/contract/editor/place-fields';
import { useLayout } from '@/shared/ui/layout/responsive';
import { toProblemTarget, type ProblemTarget } from '../model/problem-target';
import type { FieldEditorState } from '../model/use-field-editor';
import type { SenderFieldsState } from '../model/use-sender-fields';
import { ChooseMark } from './choose-mark';
import { FillSenderFields } from './fill-sender-fields';
import { SenderFieldContent } from './sender-field-content';
import { SenderFieldControl } from './sender-field-control';
import * as styles from './field-editor.css';

const PROPERTIES = <EditProperties />;
const PROPERTIES_WITH_SHEET = <EditProperties hasSheet />;
const PLACING = { label: '칸 놓기', icon: <MousePointer2 /> };

export const renderSenderContent: ComponentProps<typeof PlaceFields>['renderFilled'] = (field, shape, zoom) => (
  <SenderFieldContent field={field} shape={shape} zoom={zoom} />
);

type FieldEditorProps = {
  editing: FieldEditorState;
  own: SenderFieldsState;
  column: RefObject<PageColumnHandle | null>;
  notice: ReactNode;
  /** True for templates, from which contracts can be created with a spreadsheet. */
  hasSheet?: boolean;
  /** Called when the picture URLs have expired. */
  onStale: () => void;
};

export function FieldEditor({ editing, own, column, notice, hasSheet = false, onStale }: FieldEditorProps) {
  const { pages, parties, proposals, fieldsActor, annotationsActor, annotations } = editing;
  const { files } = own;
  return (
    <>
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
        properties={hasSheet ? PROPERTIES_WITH_SHEET : PROPERTIES}
        renderFilled={renderSenderContent}
        onStale={onStale}
        renderAnnotations={(page, zoom) => <AnnotationLayer actor={annotationsActor} page={page} zoom={zoom} />}
        modes={<AnnotateTools actor={annotationsActor} other={PLACING} />}
        notice={notice && <div className={styles.notice}>{notice}</div>}
      />
      {own.leading && (
        <FillSenderFields
          annotations={annotations}
          pages={pages}
          placed={own.placed}
          refusals={own.refusals}
          files={files}
          from={own.leading.from}
          onFilled={own.onFilled}
          onMark={own.onMark}
          onClose={() => {
            own.onLed();
            focusGuidedFillButton();
          }}
          onStale={onStale}
        />
      )}
      {own.marking && <ChooseMark {...own.marking} onChosen={own.putMark} onClose={() => own.onMark(null)} />}
    </>
  );
}

type Outside = Extract<ProblemTarget, { at: 'receiver' | 'files' | 'setting' }>;

/** Opens the place where a problem can be fixed, or calls `onOutside` for places outside the editor. */
export function useJumpToProblem(
  { pages, fieldsActor, annotationsActor }: FieldEditorState,
  own: SenderFieldsState,
  column: RefObject<PageColumnHandle | null>,
  onOutside: (target: Outside) => void,
) {
  const isMobile = useLayout() === 'mobile';
  return (problem: ContractProblem) => {
    const target = toProblemTarget(problem, pages);
    if (!target) return;
    if (target.at === 'receiver' || target.at === 'files' || target.at === 'setting') return onOutside(target);
    if (target.at === 'party') {
      fieldsActor.send({ type: 'owner.chosen', owner: target.owner });
      return void focusParty(target.owner);
    }
    const { spot } = target;
    if (spot?.seen) column.current?.reveal(spot.index, spot.seen);
    else if (spot) column.current?.goTo(spot.index);
    if (target.at === 'spot') return column.current?.element?.focus({ preventScroll: true });
    annotationsActor.send({ type: 'other.chosen' });
    if (target.isFilled && own.all.some(({ field, isAsked }) => isAsked && field.fieldId === target.fieldId)) {
      own.keepRefusals([problem]);
      return isMobile
        ? own.onLead(target.fieldId)
        : fieldsActor.send({ type: 'typing.begun', fieldId: target.fieldId });
    }
    fieldsActor.send({ type: 'selected', ids: [target.fieldId], how: 'only' });
    focusField(column, target.fieldId);
  };
}

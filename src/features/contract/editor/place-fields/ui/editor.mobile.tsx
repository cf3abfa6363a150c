import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Copy,
  PenLine,
  Redo2,
  SlidersHorizontal,
  Trash,
  Undo2,
} from '@/shared/icons';
import { useState } from 'react';
import { FIELD_KIND_LABELS } from '@/entities/contract';
import { PageColumn } from '@/entities/document';
import { visuallyHidden } from '@/shared/styles';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { Sheet } from '@/shared/ui/overlays/sheet';
import { COMMON_FIELD_KINDS, OTHER_FIELD_KINDS } from '../model/field-kinds';
import { pickFields } from '../model/field-set';
import { isSenderField } from '../model/sender-fields';
import { useEditor, useEditorState } from './editor-context';
import type { EditorViewProps } from './editor-view';
import * as styles from './editor.css';
import { FieldLayer } from './field-layer';
import { KindIcon } from './kind-icon';
import { GuidedFillButton } from './guided-fill-button';
import { useSenderInputs } from './sender-inputs-context';
import { Parties } from './parties';
import { ProposalsBar } from './proposals-bar';
import { useFieldsByPage } from './use-fields-by-page';
import { describeAnnouncement } from './announcement-words';

const NONE: readonly [] = [];
const STEP = 4;
const KINDS = [...COMMON_FIELD_KINDS, ...OTHER_FIELD_KINDS].filter((kind) => kind !== 'FORMULA');

/**
 * On phones, fields are placed by tapping and moved in small steps. A hint says that drawing, formulas and conditions
 * need a computer.
 */
export function EditorMobile(props: EditorViewProps) {
  const { pages, zoom, fitted, onZoom, onFitted, pageIndex, onPage, onStale } = props;
  const { actor, column } = useEditor();
  const byPage = useFieldsByPage();
  const armed = useEditorState(({ context }) => context.armed);
  const announced = useEditorState(({ context }) => context.announced);
  const hasSelection = useEditorState(({ context }) => context.selection.length > 0);
  const canUndo = useEditorState(({ context }) => context.history.past.length > 0);
  const canRedo = useEditorState(({ context }) => context.history.future.length > 0);
  const { count, onLead } = useSenderInputs();
  const own = useEditorState(({ context: { history, selection } }) => {
    const [chosen] = selection.length === 1 ? pickFields(history.present, selection) : [];
    return chosen && isSenderField(chosen) ? chosen.fieldId : null;
  });
  const [isOpen, setIsOpen] = useState(false);
  const nudge = (dx: number, dy: number) => actor.send({ type: 'moved', dx, dy, nudge: true });

  return (
    <div className={styles.phone}>
      <h1 className={visuallyHidden}>서명 칸 놓기</h1>
      {props.notice}
      <ProposalsBar pageIndex={pageIndex} />
      <PageColumn
        ref={column}
        pages={pages}
        zoom={zoom}
        fitted={fitted}
        padding={12}
        gap={12}
        onZoom={onZoom}
        onFitted={onFitted}
        onPage={onPage}
        onStale={onStale}
      >
        {(page) => (
          <>
            {props.renderAnnotations?.(page, zoom)}
            <FieldLayer page={page} zoom={zoom} fields={byPage.get(page.key) ?? NONE} />
          </>
        )}
      </PageColumn>
      <div className={styles.phoneTools}>
        <Parties isCompact />
        {hasSelection ? (
          <div className={styles.nudgeToolbar} role="toolbar" aria-label="고른 칸 옮기기">
            {own && <IconButton label="채우기" icon={<PenLine />} onClick={() => onLead(own)} />}
            <IconButton label="왼쪽으로" icon={<ArrowLeft />} onClick={() => nudge(-STEP, 0)} />
            <IconButton label="오른쪽으로" icon={<ArrowRight />} onClick={() => nudge(STEP, 0)} />
            <IconButton label="위로" icon={<ArrowUp />} onClick={() => nudge(0, -STEP)} />
            <IconButton label="아래로" icon={<ArrowDown />} onClick={() => nudge(0, STEP)} />
            <IconButton label="칸 고치기" icon={<SlidersHorizontal />} onClick={() => setIsOpen(true)} />
            <IconButton label="복사" icon={<Copy />} onClick={() => actor.send({ type: 'duplicated' })} />
            <IconButton label="지우기" icon={<Trash />} onClick={() => actor.send({ type: 'removed' })} />
          </div>
        ) : (
          <div className={styles.kinds} role="toolbar" aria-label="놓을 칸">
            {KINDS.map((kind) => (
              <button
                key={kind}
                type="button"
                className={styles.kind}
                aria-pressed={armed === kind}
                onClick={() => actor.send(armed === kind ? { type: 'kind.disarmed' } : { type: 'kind.armed', kind })}
              >
                <KindIcon kind={kind} />
                {FIELD_KIND_LABELS[kind]}
              </button>
            ))}
          </div>
        )}
        <div className={styles.nudgeToolbar}>
          <IconButton
            label="되돌리기"
            icon={<Undo2 />}
            disabledReason={canUndo ? undefined : '되돌릴 것이 없어요'}
            onClick={() => actor.send({ type: 'undone' })}
          />
          <IconButton
            label="다시 하기"
            icon={<Redo2 />}
            disabledReason={canRedo ? undefined : '다시 할 것이 없어요'}
            onClick={() => actor.send({ type: 'redone' })}
          />
          {count > 0 && !armed ? (
            <div className={styles.remainingSpace}>
              <GuidedFillButton />
            </div>
          ) : (
            <p className={styles.hint}>
              {armed ? '놓을 곳을 눌러주세요' : '끌어서 그리기, 계산, 조건, 필기는 컴퓨터에서 할 수 있어요'}
            </p>
          )}
        </div>
      </div>
      <p className={visuallyHidden} role="status" key={announced.turn % 2}>
        {describeAnnouncement(announced.announcement)}
      </p>
      <Sheet open={isOpen && hasSelection} onOpenChange={setIsOpen} title="칸 고치기">
        {props.properties}
      </Sheet>
    </div>
  );
}

import { ChevronDown, ChevronUp } from '@/shared/icons';
import { useState, type PointerEvent } from 'react';
import { FIELD_KIND_LABELS, type FieldKind } from '@/entities/contract';
import { Button } from '@/shared/ui/actions/button';
import { COMMON_FIELD_KINDS, OTHER_FIELD_KINDS, FIELD_KIND_LAYOUT } from '../model/field-kinds';
import { useEditor, useEditorState } from './editor-context';
import { KindIcon } from './kind-icon';
import * as styles from './palette.css';
import { dragKindOntoPage } from './strokes/drag-kind-onto-page';
import { placeInMiddle } from './place-in-middle';

/**
 * A kind can be dragged onto a page, clicked and then placed or drawn, or placed in the middle of the view with Enter.
 */
export function Palette({ zoom }: { zoom: number }) {
  const editor = useEditor();
  const { actor } = editor;
  const armed = useEditorState(({ context }) => context.armed);
  const [isOpen, setIsOpen] = useState(false);

  const button = (kind: FieldKind) => {
    const press = (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button === 0) dragKindOntoPage(editor, event.nativeEvent, kind, zoom, styles.draggedKind);
    };
    return (
      <button
        key={kind}
        type="button"
        className={styles.kind}
        aria-pressed={armed === kind}
        aria-keyshortcuts={FIELD_KIND_LAYOUT[kind].key}
        onPointerDown={press}
        onClick={(event) => {
          // A click triggered by the keyboard has no position.
          if (event.detail === 0) placeInMiddle(editor, kind);
          else actor.send(armed === kind ? { type: 'kind.disarmed' } : { type: 'kind.armed', kind });
        }}
      >
        <KindIcon kind={kind} className={styles.icon} />
        <span className={styles.label}>{FIELD_KIND_LABELS[kind]}</span>
      </button>
    );
  };

  return (
    <>
      <div className={styles.grid}>
        {COMMON_FIELD_KINDS.map(button)}
        {isOpen && OTHER_FIELD_KINDS.map(button)}
      </div>
      <Button
        className={styles.more}
        variant="ghost"
        size="sm"
        fullWidth
        aria-expanded={isOpen}
        trailingIcon={isOpen ? <ChevronUp /> : <ChevronDown />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? '접기' : '더 보기'}
      </Button>
    </>
  );
}

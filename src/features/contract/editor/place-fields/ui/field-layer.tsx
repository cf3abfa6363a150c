import { memo, useMemo, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { isAttachment, isMark } from '#rules/fill-field.ts';
import type { Field } from '@/entities/contract';
import type { DocumentPage } from '@/entities/document';
import { useLayout } from '@/shared/ui/layout/responsive';
import type { Corner } from '../model/commands/move';
import { isSenderField } from '../model/sender-fields';
import { findParty } from './party-names';
import { listInReadingOrder } from '../model/reading-order';
import { useEditor, useEditorState } from './editor-context';
import { FieldChip } from './field-chip';
import * as styles from './field-layer.css';
import { FloatingBar } from './floating-bar';
import { useSenderInputs } from './sender-inputs-context';
import { dragFields } from './strokes/drag-fields';
import { drawOnPage } from './strokes/draw-on-page';
import { resizeField } from './strokes/resize-field';
import { SuggestionLayer } from './suggestion-layer';
import { TypingCard } from './typing-card';

interface FieldLayerProps {
  page: DocumentPage;
  /** Keeps its identity unless something on this page changes. */
  fields: readonly Field[];
  zoom: number;
}

const isCorner = (corner: string | undefined): corner is Corner =>
  corner === 'nw' || corner === 'ne' || corner === 'sw' || corner === 'se';

/** FieldChip draws text and ticks itself. */
const isPictured = (field: Field) =>
  isMark(field) ? field.senderMark !== undefined : isAttachment(field) && Boolean(field.value);

export const FieldLayer = memo(function FieldLayer({ page, fields, zoom }: FieldLayerProps) {
  const editor = useEditor();
  const { actor, parties, renderFilled } = editor;
  // Phones show these actions at the bottom of the screen, within reach of the thumb.
  const isMobile = useLayout() === 'mobile';
  const selection = useEditorState(({ context }) => context.selection);
  const isArmed = useEditorState(({ context }) => context.armed !== null);
  const typingId = useEditorState(({ context }) => context.typingId);
  const { all } = useSenderInputs();
  const values = useMemo(() => new Map(all.map(({ field, value }) => [field.fieldId, value])), [all]);
  const isOurs = useEditorState((snapshot) => snapshot.matches('working'));
  const pages = useEditorState(({ context }) => context.pages);
  const chosen = useMemo(() => new Set(selection), [selection]);
  const inOrder = useMemo(() => listInReadingOrder(fields, pages), [fields, pages]);
  const last = fields.find(({ fieldId }) => fieldId === selection.at(-1));
  const typed = fields.find(({ fieldId }) => fieldId === typingId);

  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || !isOurs || !(event.target instanceof Element)) return;
    const id = event.target.closest<HTMLElement>('[data-field]')?.dataset['field'];
    if (id === undefined) {
      if (event.target.closest('button, [role=menu]')) return;
      // Dragging a finger scrolls, so touch is handled in the click that follows a tap.
      if (event.pointerType !== 'touch') drawOnPage(editor, event.nativeEvent, page.index, zoom);
      return;
    }
    const corner = event.target.closest<HTMLElement>('[data-corner]')?.dataset['corner'];
    if (isCorner(corner)) return resizeField(editor, event.nativeEvent, id, corner, zoom);
    if (event.shiftKey) actor.send({ type: 'selected', ids: [id], how: 'toggle' });
    else if (!chosen.has(id)) {
      actor.send({ type: 'selected', ids: [id], how: 'only' });
      // The first touch only selects the field, so that swiping over fields still scrolls the page.
      if (event.pointerType === 'touch') return;
    }
    if (actor.getSnapshot().context.selection.includes(id)) dragFields(editor, event.nativeEvent, id, zoom);
  };

  const tap = (event: MouseEvent<HTMLDivElement>) => {
    if (!isOurs || !(event.nativeEvent instanceof globalThis.PointerEvent)) return;
    if (event.nativeEvent.pointerType !== 'touch' || event.target !== event.currentTarget) return;
    const { armed, pages: all } = actor.getSnapshot().context;
    const at = editor.column.current?.pageAt({ x: event.clientX, y: event.clientY });
    const place = at && all.list[at.index];
    if (armed && place) actor.send({ type: 'field.placed', kind: armed, page: place, point: at.point });
    else actor.send({ type: 'selection.cleared' });
  };

  const focus = (event: FocusEvent<HTMLDivElement>) => {
    const id = event.target.dataset['field'];
    if (id === undefined || !event.target.matches(':focus-visible') || chosen.has(id)) return;
    actor.send({ type: 'selected', ids: [id], how: 'only' });
  };

  const type = (event: MouseEvent<HTMLDivElement>) => {
    if (!(event.target instanceof Element) || !isOurs) return;
    const id = event.target.closest<HTMLElement>('[data-field]')?.dataset['field'];
    const field = fields.find(({ fieldId }) => fieldId === id);
    if (field && isSenderField(field)) actor.send({ type: 'typing.begun', fieldId: field.fieldId });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      className={styles.layer}
      data-armed={isArmed || undefined}
      data-passive={!isOurs || undefined}
      inert={!isOurs}
      onPointerDown={press}
      onClick={tap}
      onDoubleClick={type}
      onFocus={focus}
    >
      {inOrder.map((field) => (
        <FieldChip
          key={field.fieldId}
          field={field}
          shape={page}
          pageNumber={page.index + 1}
          zoom={zoom}
          party={findParty(parties, field.receiverUuid)}
          isSelected={chosen.has(field.fieldId)}
          hasHandles={chosen.has(field.fieldId) && chosen.size === 1}
          value={values.get(field.fieldId) ?? null}
          filled={isSenderField(field) && isPictured(field) ? renderFilled(field, page, zoom) : null}
        />
      ))}
      <SuggestionLayer page={page} zoom={zoom} />
      {last && !typed && isOurs && !isMobile && <FloatingBar field={last} fields={fields} shape={page} zoom={zoom} />}
      {typed && isOurs && <TypingCard key={typed.fieldId} field={typed} shape={page} zoom={zoom} />}
      <div className={styles.verticalGuide} data-stroke="upright" hidden />
      <div className={styles.horizontalGuide} data-stroke="level" hidden />
      <div className={styles.frame} data-stroke="frame" hidden />
    </div>
  );
});

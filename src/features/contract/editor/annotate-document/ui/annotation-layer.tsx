import { useSelector } from '@xstate/react';
import { memo, use, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { SnapshotFrom } from 'xstate';
import { getDisplaySize } from '#rules/page-geometry.ts';
import type { DocumentPage } from '@/entities/document';
import { useMessages } from '../messages';
import type { AnnotateActor } from '../model/annotate-document.machine';
import type { Item } from '../model/drawn-items';
import { isOnPage } from '../model/on-page';
import { moveAnnotation, resizeStamp } from '../model/make-annotation';
import { fromUserBox } from '../model/user-space';
import * as styles from './annotation-layer.css';
import { AnnotationShape, StampUrls } from './annotation-shape';
import { DrawnAnnotations } from './drawn-annotations';
import { dragItem } from './drag-item';
import { drawInk } from './draw-ink';
import { KeyboardPen } from './keyboard-pen';
import { HighlightLayer } from './highlight-layer';

interface AnnotationLayerProps {
  actor: AnnotateActor;
  page: DocumentPage;
  zoom: number;
}

export const AnnotationLayer = memo(function AnnotationLayer({ actor, page, zoom }: AnnotationLayerProps) {
  const t = useMessages();
  const addressOf = use(StampUrls);
  const items = useSelector(actor, ({ context }) => context.present);
  const selected = useSelector(actor, ({ context }) => context.selected);
  const pens = useSelector(actor, ({ context }) => context.pens);
  const may = useSelector(actor, readRights, hasSameRights);
  const svg = useRef<SVGSVGElement>(null);
  const { width, height } = getDisplaySize(page);
  const here = items.filter(({ annotation }) => isOnPage(page, annotation));
  if (!may.edit)
    return (
      <DrawnAnnotations
        annotations={here.map(({ annotation }) => annotation)}
        page={page}
        addressOf={addressOf}
        label={t.drawnOn(page.index + 1)}
      />
    );

  const press = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || !(event.target instanceof Element) || !svg.current) return;
    const target = event.target.closest<SVGElement>('[data-annotation]');
    const item = here.find(({ key }) => key === target?.dataset['annotation']);
    if (item && may.carry) {
      actor.send({ type: 'selected', key: item.key });
      const isHandle = event.target.hasAttribute('data-handle');
      return dragItem(event.nativeEvent, zoom, (dx, dy) =>
        actor.send({
          type: 'altered',
          key: item.key,
          annotation: isHandle ? resizeStamp(item.annotation, dx, page) : moveAnnotation(item.annotation, dx, dy, page),
        }),
      );
    }
    actor.send({ type: 'selected', key: null });
    // The machine allows only one stroke at a time, so a palm resting on the screen draws nothing.
    if (actor.getSnapshot().can({ type: 'stroke.begun' })) {
      event.preventDefault();
      actor.send({ type: 'stroke.begun' });
      drawInk(svg.current, event.nativeEvent, zoom, pens.ink, page, (annotation) => {
        if (annotation) actor.send({ type: 'line.drawn', annotation });
        actor.send({ type: 'stroke.ended' });
      });
    }
  };
  const key = (event: KeyboardEvent, item: Item) => {
    const step = event.shiftKey ? 10 : 1;
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (event.key === 'Delete' || event.key === 'Backspace') actor.send({ type: 'removed' });
    else if (dx === 0 && dy === 0) return;
    else {
      const annotation = moveAnnotation(item.annotation, (dx * step) / zoom, (dy * step) / zoom, page);
      actor.send({ type: 'altered', key: item.key, annotation });
    }
    event.preventDefault();
  };

  return (
    <>
      <svg
        ref={svg}
        className={[styles.layer, styles.active, may.draw && styles.pen].filter(Boolean).join(' ')}
        viewBox={`0 0 ${width} ${height}`}
        aria-label={t.drawnOn(page.index + 1)}
        role="group"
        onPointerDown={press}
      >
        {here.map((item) => {
          const { x, y, width: w, height: h } = fromUserBox(item.annotation.rect, page);
          const isSelected = item.key === selected;
          return (
            <g
              key={item.key}
              className={styles.item}
              data-annotation={item.key}
              tabIndex={0}
              role="button"
              aria-label={t.drawn[item.annotation.type]}
              aria-pressed={isSelected}
              onFocus={() => actor.send({ type: 'selected', key: item.key })}
              onKeyDown={(event) => key(event, item)}
            >
              <AnnotationShape annotation={item.annotation} page={page} />
              {isSelected && <rect className={styles.selected} x={x - 3} y={y - 3} width={w + 6} height={h + 6} />}
              {isSelected && item.annotation.type === 'STAMP' && (
                <rect className={styles.handle} data-handle x={x + w - 2} y={y + h - 2} width={9} height={9} />
              )}
            </g>
          );
        })}
      </svg>
      {may.draw && (
        <KeyboardPen
          page={page}
          zoom={zoom}
          pen={pens.ink}
          onMade={(annotation) => actor.send({ type: 'line.drawn', annotation })}
        />
      )}
      {may.highlight && (
        <HighlightLayer
          page={page}
          zoom={zoom}
          pen={pens.highlight}
          onMade={(annotation) => actor.send({ type: 'words.highlighted', annotation })}
        />
      )}
    </>
  );
});

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function readRights(snapshot: SnapshotFrom<AnnotateActor>) {
  return {
    edit: snapshot.hasTag('edits'),
    draw: snapshot.hasTag('draws'),
    highlight: snapshot.hasTag('highlights'),
    carry: snapshot.hasTag('carries'),
  };
}
type Rights = ReturnType<typeof readRights>;
const hasSameRights = (one: Rights, other: Rights) =>
  one.edit === other.edit && one.draw === other.draw && one.highlight === other.highlight && one.carry === other.carry;

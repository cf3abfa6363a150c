import { ChevronDown, Copy, PenLine, Trash } from '@/shared/icons';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { toDisplayRect, getDisplaySize, type PageShape } from '#rules/page-geometry.ts';
import type { Field } from '@/entities/contract';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { findBarPosition } from '../model/bar-position';
import { isSenderField } from '../model/sender-fields';
import { formatPartyName, findParty } from './party-names';
import { useEditor } from './editor-context';
import * as styles from './floating-bar.css';
import { PartyMark } from './party-mark';

/** Assumed until the bar has been measured. */
const USUAL = { width: 190, height: 38 };

type FloatingBarProps = {
  field: Field;
  fields: readonly Field[];
  shape: PageShape;
  zoom: number;
};

export function FloatingBar({ field, fields, shape, zoom }: FloatingBarProps) {
  const { actor, parties } = useEditor();
  const [size, setSize] = useState(USUAL);
  const bar = useRef<HTMLDivElement>(null);
  const party = findParty(parties, field.receiverUuid);
  // The bar's width depends on the owner's name, so it must be measured.
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setSize({ width: element.offsetWidth, height: element.offsetHeight }));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  const place = useMemo(() => {
    const page = getDisplaySize(shape);
    const others = fields.filter(({ fieldId }) => fieldId !== field.fieldId);
    return findBarPosition(
      toDisplayRect(field.rect, shape, zoom),
      others.map(({ rect }) => toDisplayRect(rect, shape, zoom)),
      size,
      { width: page.width * zoom, height: page.height * zoom },
    );
  }, [field, fields, shape, zoom, size]);

  return (
    <div ref={bar} className={styles.bar} style={place} role="toolbar" aria-label="고른 칸">
      <DropdownMenu
        label="누구의 칸인가요?"
        align="start"
        trigger={
          <button
            type="button"
            className={styles.item}
            aria-label={`${party ? formatPartyName(party) : '받는 분 없음'}, 바꾸기`}
          >
            {party && <PartyMark place={party.place} size="sm" />}
            <span className={styles.name}>{party?.name ?? '받는 분 없음'}</span>
            <ChevronDown />
          </button>
        }
        items={parties.map((one) => ({
          label: formatPartyName(one),
          icon: <PartyMark place={one.place} size="sm" />,
          current: one.owner === field.receiverUuid,
          onSelect: () => actor.send({ type: 'assigned', owner: one.owner, name: formatPartyName(one) }),
        }))}
      />
      <span className={styles.line} />
      {isSenderField(field) && (
        <button
          type="button"
          className={styles.item}
          aria-label="채우기"
          onClick={() => actor.send({ type: 'typing.begun', fieldId: field.fieldId })}
        >
          <PenLine />
        </button>
      )}
      <button
        type="button"
        className={styles.item}
        aria-label="복사"
        onClick={() => actor.send({ type: 'duplicated' })}
      >
        <Copy />
      </button>
      <button type="button" className={styles.item} aria-label="지우기" onClick={() => actor.send({ type: 'removed' })}>
        <Trash />
      </button>
    </div>
  );
}

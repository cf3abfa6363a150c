import type { Rect } from '#rules/page-geometry.ts';
import type { Field } from '@/entities/contract';
import { getDisplayRect, useEditor, useEditorState } from '@/features/contract/editor/place-fields';
import { MillimetreInput } from './millimetre-input';
import * as styles from './properties.css';

const ENTRIES = [
  ['width', '가로'],
  ['height', '세로'],
  ['x', '왼쪽'],
  ['y', '위'],
] as const;

export function PositionInputs({ fields }: { fields: readonly Field[] }) {
  const { actor } = useEditor();
  const pages = useEditorState(({ context }) => context.pages);
  const seen = fields.map((field) => getDisplayRect(field, pages));
  const common = (side: keyof Rect) => {
    const first = seen[0]?.[side] ?? null;
    return seen.every((rect) => rect[side] === first) ? first : null;
  };
  return (
    <div className={styles.pair}>
      {ENTRIES.map(([side, label]) => (
        <MillimetreInput
          key={`${side} ${fields.map(({ fieldId }) => fieldId).join()}`}
          label={label}
          points={common(side)}
          onPoints={(points) => actor.send({ type: 'place.set', place: { [side]: points }, what: side })}
        />
      ))}
    </div>
  );
}

import { useState } from 'react';
import type { Field } from '@/entities/contract';
import { useOwnSide } from './own-side-context';
import * as styles from './own-value.css';

type OwnValueProps = {
  field: Field;
  /** The heading above the input, if it isn't the field's own name. */
  label?: string;
  isNamed?: boolean;
};

/**
 * An input for one of the sender's fields. Invalid values are reported while typing, missing ones after the sender
 * leaves the input.
 */
export function OwnValue({ field, label = field.name, isNamed = false }: OwnValueProps) {
  const { all, renderEntry } = useOwnSide();
  const [leftId, setLeftId] = useState<string | null>(null);
  const { fieldId } = field;
  const resolved = all.find((one) => one.field.fieldId === fieldId);
  if (!resolved) return null;
  if (!resolved.isAsked) return <p className={styles.help}>조건에 맞지 않아서 지금은 쓰지 않는 칸이에요</p>;
  return renderEntry({
    resolved: { ...resolved, field: { ...field, name: label } },
    all,
    isNamed,
    isSaid: resolved.problem?.code !== 'MISSING' || leftId === fieldId,
    onLeave: () => setLeftId(fieldId),
  });
}

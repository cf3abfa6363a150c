import { useState } from 'react';
import type { Field } from '@/entities/contract';
import { useOwnSide } from './own-side-context';
import * as styles from './own-value.css';

type OwnValueProps = {
  field: Field;
  /** What stands above it, where that is not the field's own name. */
  label?: string;
  isNamed?: boolean;
};

/** What the sender fills in here. What is wrong is said while they type, that something is missing once they have left it. */
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

import { useState } from 'react';
import type { Field } from '@/entities/contract';
import { useSenderInputs } from './sender-inputs-context';
import * as styles from './sender-value-input.css';

type OwnValueProps = {
  field: Field;
  label?: string;
  isNamed?: boolean;
};

/** Reports invalid values while typing, and missing values once the input loses focus. */
export function SenderValueInput({ field, label = field.name, isNamed = false }: OwnValueProps) {
  const { all, renderEntry } = useSenderInputs();
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

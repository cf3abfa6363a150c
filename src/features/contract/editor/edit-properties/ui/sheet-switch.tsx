import { useId } from 'react';
import { canComeFromSheet } from '#rules/sheet-columns.ts';
import type { Field } from '@/entities/contract';
import { useEditor } from '@/features/contract/editor/place-fields';
import { Switch } from '@/shared/ui/inputs/switch';
import * as styles from './properties.css';

/** Chooses whether a receiver's field gets a column in the sheet. The sender's own fields always have one. */
export function SheetSwitch({ fields }: { fields: readonly Field[] }) {
  const { actor } = useEditor();
  const hintId = useId();
  if (!fields.every((field) => field.receiverUuid !== null && canComeFromSheet(field))) return null;
  return (
    <div>
      <Switch
        className={styles.toggle}
        label="엑셀에서 채우기"
        aria-describedby={hintId}
        checked={fields.every(({ fromSheet }) => fromSheet)}
        onCheckedChange={(fromSheet) => actor.send({ type: 'sheet.asked', fromSheet })}
      />
      <p id={hintId} className={styles.help}>
        여러 건을 보낼 때 엑셀에 이 칸의 열이 생겨요
      </p>
    </div>
  );
}

import { X } from '@/shared/icons';
import { useState, type ClipboardEvent } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { ReorderHandle, ReorderItem, ReorderList } from '@/shared/ui/data/reorder';
import { Field } from '@/shared/ui/inputs/field';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { changeRow, moveRow, removeRow } from '../model/item-rows';
import type { ItemRowsState } from '../model/use-item-rows';
import * as styles from './items-editor.css';

const AT_ONCE = 100;

type ItemListProps = { state: ItemRowsState; onPaste: (event: ClipboardEvent) => void };

/** Renders only some of the inputs, because a thousand would make every keystroke slow. */
export function ItemList({ state, onPaste }: ItemListProps) {
  const { all, setAll, problems } = state;
  const [count, setCount] = useState(AT_ONCE);
  const shown = all.rows.slice(0, count);
  const hidden = all.rows.length - shown.length;
  if (all.rows.length === 0)
    return <p className={styles.emptyList}>아직 항목이 없어요. 위에서 더하거나 붙여넣어 주세요.</p>;
  return (
    <>
      <ReorderList
        aria-label="항목"
        className={styles.list}
        count={shown.length}
        onMove={(from, to) => setAll(moveRow(all, from, to))}
      >
        {shown.map(({ key, text }, index) => (
          <ReorderItem key={key} className={styles.row}>
            <ReorderHandle index={index} label={`${index + 1}번째 항목 순서 바꾸기`} />
            <span className={styles.entry}>
              <Field label={`${index + 1}번째 항목`} labelHidden error={problems.get(key)}>
                <TextInput
                  size="sm"
                  autoComplete="off"
                  maxLength={200}
                  value={text}
                  onChange={(event) => setAll(changeRow(all, key, event.target.value))}
                  onPaste={onPaste}
                />
              </Field>
            </span>
            <IconButton
              size="sm"
              label={`${index + 1}번째 항목 지우기`}
              icon={<X />}
              onClick={() => setAll(removeRow(all, key))}
            />
          </ReorderItem>
        ))}
      </ReorderList>
      {hidden > 0 && (
        <Button fullWidth onClick={() => setCount(count + AT_ONCE)}>
          {Math.min(hidden, AT_ONCE)}개 더 보기 ({hidden.toLocaleString('ko')}개 남음)
        </Button>
      )}
    </>
  );
}

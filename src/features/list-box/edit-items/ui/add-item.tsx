import { Plus } from '@/shared/icons';
import { useState, type ClipboardEvent } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { normalizeItem } from '../model/item-rows';
import * as styles from './items-editor.css';

type AddItemProps = { isFull: boolean; onAdd: (item: string) => void; onPaste: (event: ClipboardEvent) => void };

export function AddItem({ isFull, onAdd, onPaste }: AddItemProps) {
  const [text, setText] = useState('');
  const item = normalizeItem(text);
  return (
    <form
      className={styles.addRow}
      onSubmit={(event) => {
        event.preventDefault();
        if (item === '' || isFull) return;
        onAdd(item);
        setText('');
      }}
    >
      <div className={styles.addField}>
        <Field label="새 항목" hint="여러 줄을 붙여넣으면 한 번에 더할 수 있어요">
          <TextInput
            autoComplete="off"
            maxLength={200}
            enterKeyHint="done"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onPaste={onPaste}
          />
        </Field>
      </div>
      <Button
        type="submit"
        className={styles.addButton}
        icon={<Plus />}
        disabledReason={isFull ? '목록 하나에 1,000개까지 넣을 수 있어요' : undefined}
      >
        항목 더하기
      </Button>
    </form>
  );
}

import { Pencil, Trash } from '@/shared/icons';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { Stack } from '@/shared/ui/layout/stack';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { useUnsavedInput } from '@/shared/ui/overlays/dialog';
import * as styles from './name-list.css';

export interface NamedItem {
  id: string;
  name: string;
  lead?: ReactNode;
  /** A note such as "12명". */
  note?: string;
}

export type NameAction =
  | { act: 'add'; name: string }
  | { act: 'rename'; id: string; name: string }
  | { act: 'delete'; id: string };

export interface NameListProps {
  label: string;
  items: readonly NamedItem[];
  /** The label of the button that adds a name, such as "새 그룹". */
  addLabel: string;
  empty: string;
  /** Says what happens to the items that use the name. */
  deleteNote: string;
  isBusy: boolean;
  error: string | null;
  /** `onDone` closes the form or confirmation. */
  onAct: (act: NameAction, onDone: () => void) => void;
}

const MAX_NAME_LENGTH = 50;

export function NameList(props: NameListProps) {
  const { label, items, addLabel, empty, deleteNote, isBusy, error, onAct } = props;
  const [open, setOpen] = useState<{ id: string; act: 'rename' | 'delete' } | null>(null);
  const [added, setAdded] = useState('');
  useUnsavedInput(added.trim() !== '');
  const close = () => setOpen(null);
  const add = () => {
    if (added.trim()) onAct({ act: 'add', name: added.trim() }, () => setAdded(''));
  };
  return (
    <Stack gap={3}>
      {error && <Banner tone="danger">{error}</Banner>}
      {items.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ul aria-label={label}>
        {items.map((item) => (
          <li key={item.id} className={styles.row}>
            {open?.id === item.id && open.act === 'rename' && (
              <Renaming
                item={item}
                isBusy={isBusy}
                onClose={close}
                onRename={(name) => onAct({ act: 'rename', id: item.id, name }, close)}
              />
            )}
            {open?.id === item.id && open.act === 'delete' && (
              <>
                <span className={styles.question}>
                  ‘{item.name}’ 이름을 지울까요? {deleteNote}
                </span>
                <Button size="sm" onClick={close}>
                  그만두기
                </Button>
                <Button
                  size="sm"
                  variant="danger"
                  loading={isBusy}
                  onClick={() => onAct({ act: 'delete', id: item.id }, close)}
                >
                  지우기
                </Button>
              </>
            )}
            {open?.id !== item.id && (
              <>
                {item.lead}
                <span className={styles.textBlock}>
                  {item.name} {item.note && <span className={styles.note}>{item.note}</span>}
                </span>
                <IconButton
                  label={`${item.name} 이름 바꾸기`}
                  icon={<Pencil />}
                  onClick={() => setOpen({ id: item.id, act: 'rename' })}
                />
                <IconButton
                  label={`${item.name} 지우기`}
                  icon={<Trash />}
                  onClick={() => setOpen({ id: item.id, act: 'delete' })}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <TextInput
          className={styles.input}
          aria-label={addLabel}
          placeholder={addLabel}
          maxLength={MAX_NAME_LENGTH}
          value={added}
          onChange={(event) => setAdded(event.target.value)}
          onKeyDown={onEnter(add)}
        />
        <Button loading={isBusy && open === null} onClick={add}>
          만들기
        </Button>
      </div>
    </Stack>
  );
}

type RenamingProps = { item: NamedItem; isBusy: boolean; onClose: () => void; onRename: (name: string) => void };

function Renaming({ item, isBusy, onClose, onRename }: RenamingProps) {
  const [name, setName] = useState(item.name);
  useUnsavedInput(name.trim() !== item.name);
  const save = () => {
    if (name.trim() && name.trim() !== item.name) onRename(name.trim());
    else onClose();
  };
  return (
    <>
      <TextInput
        className={styles.input}
        aria-label={`${item.name}의 새 이름`}
        ref={(input) => input?.focus()}
        maxLength={MAX_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={onEnter(save)}
      />
      <Button size="sm" onClick={onClose}>
        그만두기
      </Button>
      <Button size="sm" variant="primary" loading={isBusy} onClick={save}>
        저장하기
      </Button>
    </>
  );
}

/** Confirms with Enter without submitting the surrounding form. Ignores the key during Hangul composition. */
const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  act();
};

import { useEffect, useState, type ClipboardEvent } from 'react';
import type { ListBox } from '@/entities/setting/list-box';
import { ApiError } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Stack } from '@/shared/ui/layout/stack';
import { ConfirmDialog } from '@/shared/ui/overlays/confirm-dialog';
import { useCheckUses, useSaveItems } from '../api/save-items';
import { appendRows, removeDuplicates, MAX_ITEMS, readLines, createRows } from '../model/item-rows';
import { useItemRows } from '../model/use-item-rows';
import { AddItem } from './add-item';
import { ItemList } from './item-list';
import * as styles from './items-editor.css';
import { PasteDialog } from './paste-dialog';
import { SaveFailure } from './save-failure';

type ItemsEditorProps = {
  box: ListBox;
  /** Called when the form starts or stops having unsaved changes. */
  onDirty: (isDirty: boolean) => void;
  onReload: () => Promise<ListBox>;
};

export function ItemsEditor({ box, onDirty, onReload }: ItemsEditorProps) {
  const state = useItemRows(box);
  const { all, setAll, items, problems, isDirty, lacksItems, version, open } = state;
  const [said, setSaid] = useState('');
  const [uses, setUses] = useState<string | null>(null);
  const [pasted, setPasted] = useState<readonly string[] | null>(null);
  const save = useSaveItems((saved) => {
    open(saved);
    setSaid('');
  });
  const saveItems = () => {
    setUses(null);
    save.mutate({ listBoxId: box.listBoxId, version, items });
  };
  const check = useCheckUses((found) => (found === null ? saveItems() : setUses(found)));
  const failure = save.error ?? check.error;
  const requestSave = () => {
    check.reset();
    if (lacksItems) check.mutate(box.listBoxId);
    else saveItems();
  };
  const undo = () => {
    state.undo();
    setSaid('');
  };
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);

  const append = (lines: readonly string[]) => {
    const { added, duplicates } = removeDuplicates(lines, items);
    if (items.length + added.length > MAX_ITEMS) return setSaid('목록 하나에 1,000개까지 넣을 수 있어요.');
    setAll(appendRows(all, added));
    setSaid(describe(added.length, duplicates));
  };
  const replace = (lines: readonly string[]) => {
    const { added, duplicates } = removeDuplicates(lines, []);
    if (added.length > MAX_ITEMS) return setSaid('목록 하나에 1,000개까지 넣을 수 있어요.');
    setAll(createRows(added));
    setSaid(describe(added.length, duplicates));
  };
  /** Pastes a single line as text, and turns several lines into items. */
  const onPaste = (event: ClipboardEvent) => {
    const lines = readLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    if (items.length === 0) append(lines);
    else setPasted(lines);
  };
  const firstProblem = all.rows.findIndex(({ key }) => problems.has(key));
  const wrong = all.rows[firstProblem];

  return (
    <Stack gap={4}>
      <AddItem isFull={items.length >= MAX_ITEMS} onAdd={(item) => append([item])} onPaste={onPaste} />
      <p className={styles.feedback} role="status">
        {said}
      </p>
      {failure && (
        <SaveFailure
          error={ApiError.from(failure)}
          onReload={() =>
            void onReload().then((latest) => {
              save.reset();
              open(latest);
            })
          }
        />
      )}
      <ItemList state={state} onPaste={onPaste} />
      <div className={styles.footer}>
        {wrong && isDirty && (
          <p className={styles.problem}>
            {(firstProblem + 1).toLocaleString('ko')}번째: {problems.get(wrong.key)}
          </p>
        )}
        <Button disabledReason={isDirty ? undefined : '바꾼 것이 없어요'} onClick={undo}>
          되돌리기
        </Button>
        <Button
          variant="primary"
          loading={save.isPending || check.isPending}
          loadingLabel="저장하는 중"
          disabledReason={!isDirty ? '바꾼 것이 없어요' : problems.size > 0 ? '고칠 항목이 있어요' : undefined}
          onClick={requestSave}
        >
          저장하기
        </Button>
      </div>
      {uses !== null && (
        <ConfirmDialog
          title="항목을 빼고 저장할까요?"
          description={uses}
          action={{ label: '저장하기' }}
          isBusy={false}
          failure={null}
          onConfirm={saveItems}
          onClose={() => setUses(null)}
        />
      )}
      {pasted && (
        <PasteDialog
          lines={pasted}
          known={items}
          onReplace={() => replace(pasted)}
          onAppend={() => append(pasted)}
          onClose={() => setPasted(null)}
        />
      )}
    </Stack>
  );
}

function describe(added: number, duplicates: number): string {
  const words = added > 0 ? `${added.toLocaleString('ko')}개를 더했어요.` : '새로 더할 것이 없어요.';
  return duplicates > 0 ? `${words} 같은 것 ${duplicates.toLocaleString('ko')}개는 뺐어요.` : words;
}

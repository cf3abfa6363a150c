import { useEffect, useImperativeHandle, useState, type RefObject } from 'react';
import type { MenuGroup, MenuState } from '../model/menu-row';
import type { MenuNavigation } from '../model/use-menu';
import { CommandMenuRow } from './menu-row';
import * as styles from './menu.css';

export type MenuRowsProps = {
  listId: string;
  words: string;
  groups: readonly MenuGroup[];
  state: MenuState;
  keys: RefObject<MenuNavigation | null>;
  onActive: (id: string | undefined) => void;
  onGo: (to: string) => void;
  onRetry: () => void;
};

export function MenuRows({ listId, words, groups, state, keys, onActive, onGo, onRetry }: MenuRowsProps) {
  const [chosen, setChosen] = useState<{ words: string; id: string } | null>(null);
  const rows = groups.flatMap((group) => group.rows);
  // The active row stays active when other rows arrive around it. A new query starts at the first row.
  const kept = rows.findIndex(({ id }) => chosen?.words === words && chosen.id === id);
  const index = Math.max(0, kept);
  const active = rows[index];
  const activeId = active && `${listId}-${active.id}`;

  useEffect(() => {
    onActive(activeId);
    document.querySelector(`[id="${activeId ?? ''}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, onActive]);
  useEffect(() => () => onActive(undefined), [onActive]);

  const activate = (id: string | undefined) => setChosen(id === undefined ? null : { words, id });
  useImperativeHandle(keys, () => ({
    move: (by) => activate(rows[(index + by + rows.length) % rows.length]?.id),
    choose: () => {
      if (active) onGo(active.to);
      return active !== undefined;
    },
  }));

  return (
    <>
      <div id={listId} role="listbox" aria-label="찾은 것" className={styles.list} aria-busy={state === 'waiting'}>
        {groups.map(({ id, title, rows: own }) => (
          <div key={id} role="group" aria-labelledby={`${listId}-${id}`} className={styles.group}>
            <p id={`${listId}-${id}`} role="presentation" className={styles.heading}>
              {title}
            </p>
            {own.map((row) => (
              <CommandMenuRow
                key={row.id}
                id={`${listId}-${row.id}`}
                row={row}
                isActive={row === active}
                onActivate={() => activate(row.id)}
                onChoose={() => onGo(row.to)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={styles.message}>
        {describeState(state, words.trim(), rows.filter(({ kind }) => kind !== 'more').length)}
      </p>
      {state === 'failed' && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          다시 찾기
        </button>
      )}
    </>
  );
}

function describeState(state: MenuState, words: string, found: number): string {
  switch (state) {
    case 'idle':
      return '';
    case 'waiting':
      return '찾고 있어요.';
    case 'failed':
      return '다 찾지 못했어요. 연결을 확인해주세요.';
    case 'done':
      return found === 0 ? `“${words}”에 맞는 것이 없어요. 다른 말이나 초성으로 찾아보세요.` : `${found}개를 찾았어요.`;
  }
}

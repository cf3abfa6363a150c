import { Copy, Keyboard, Layers, Redo2, Trash, Undo2, ZoomIn, ZoomOut } from '@/shared/icons';
import type { ReactNode } from 'react';
import { getNextZoom, PageNumber, type ZoomFit } from '@/entities/document';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { useEditor, useEditorState } from './editor-context';
import * as styles from './toolbar.css';

interface ToolbarProps {
  zoom: number;
  onZoom: (zoom: number) => void;
  onFit: (fit: ZoomFit) => void;
  onHelp: () => void;
  pageIndex: number;
  pageCount: number;
  onGo: (page: number) => void;
  modes?: ReactNode;
}

const LEVELS = [0.5, 0.75, 1, 1.5, 2, 4];
const percent = (zoom: number) => `${Math.round(zoom * 100)}%`;

export function Toolbar(props: ToolbarProps) {
  const { zoom, onZoom, onFit, onHelp, pageIndex, pageCount, onGo, modes } = props;
  const { actor } = useEditor();
  const canUndo = useEditorState(({ context }) => context.history.past.length > 0);
  const canRedo = useEditorState(({ context }) => context.history.future.length > 0);
  const isNothingChosen = useEditorState(({ context }) => context.selection.length === 0);
  const isOurs = useEditorState((snapshot) => snapshot.matches('working'));
  const choose = isNothingChosen ? '칸을 먼저 골라주세요' : undefined;

  return (
    <div className={styles.bar} role="toolbar" aria-label="편집 도구">
      {isOurs && (
        <>
          <IconButton
            label="되돌리기"
            shortcut="⌘Z"
            icon={<Undo2 />}
            tipSide="bottom"
            disabledReason={canUndo ? undefined : '되돌릴 것이 없어요'}
            onClick={() => actor.send({ type: 'undone' })}
          />
          <IconButton
            label="다시 하기"
            shortcut="⌘⇧Z"
            icon={<Redo2 />}
            tipSide="bottom"
            disabledReason={canRedo ? undefined : '다시 할 것이 없어요'}
            onClick={() => actor.send({ type: 'redone' })}
          />
          <span className={styles.line} />
          <IconButton
            label="복사"
            shortcut="⌘D"
            icon={<Copy />}
            tipSide="bottom"
            disabledReason={choose}
            onClick={() => actor.send({ type: 'duplicated' })}
          />
          <IconButton
            label="모든 쪽에 넣기"
            icon={<Layers />}
            tipSide="bottom"
            disabledReason={choose}
            onClick={() => actor.send({ type: 'spread' })}
          />
          <IconButton
            label="지우기"
            icon={<Trash />}
            tipSide="bottom"
            disabledReason={choose}
            onClick={() => actor.send({ type: 'removed' })}
          />
        </>
      )}
      {modes}
      <span className={styles.spacer} />
      <PageNumber page={pageIndex} count={pageCount} onGo={onGo} />
      <span className={styles.line} />
      <IconButton label="작게" icon={<ZoomOut />} tipSide="bottom" onClick={() => onZoom(getNextZoom(zoom, -1))} />
      <DropdownMenu
        label="크기"
        align="end"
        trigger={
          <button type="button" className={styles.zoom} aria-label={`크기 ${percent(zoom)}`}>
            {percent(zoom)}
          </button>
        }
        items={[
          { label: '너비에 맞추기', onSelect: () => onFit('width') },
          { label: '쪽에 맞추기', onSelect: () => onFit('page') },
          'separator',
          ...LEVELS.map((level) => ({
            label: percent(level),
            current: Math.abs(level - zoom) < 0.005,
            onSelect: () => onZoom(level),
          })),
        ]}
      />
      <IconButton label="크게" icon={<ZoomIn />} tipSide="bottom" onClick={() => onZoom(getNextZoom(zoom, 1))} />
      <span className={styles.line} />
      <IconButton label="단축키" shortcut="?" icon={<Keyboard />} tipSide="bottom" onClick={onHelp} />
    </div>
  );
}

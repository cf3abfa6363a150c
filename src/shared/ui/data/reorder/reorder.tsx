import { GripVertical } from '@/shared/icons';
import {
  createContext,
  use,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useAfterCommit } from '@/shared/lib/browser';
import { visuallyHidden } from '@/shared/styles';
import { HANDLES_ESCAPE } from '@/shared/ui/overlays/layer';
import * as styles from './reorder.css';

interface ReorderWiring {
  lifted: number | null;
  lift: (index: number | null) => void;
  move: (from: number, to: number) => void;
  count: number;
  /** Returns the index at which an item would be dropped if the pointer were at `y`. */
  placeAt: (y: number, from: number) => number;
}

const ReorderContext = createContext<ReorderWiring | null>(null);

interface ReorderListProps {
  count: number;
  onMove: (from: number, to: number) => void;
  className?: string;
  'aria-label': string;
  children: ReactNode;
}

/** Items are reordered by dragging their handles, or with Space and the up and down keys. */
export function ReorderList({ count, onMove, className, children, ...attributes }: ReorderListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [lifted, setLifted] = useState<number | null>(null);
  const [said, setSaid] = useState('');

  const wiring = useMemo<ReorderWiring>(
    () => ({
      lifted,
      count,
      lift: (index) => {
        setLifted(index);
        if (index === null) setSaid(lifted === null ? '' : `${lifted + 1}번째에 놓았어요`);
        else setSaid(`${index + 1}번째를 들었어요. 위아래 화살표로 옮기고 스페이스로 놓아주세요`);
      },
      move: (from, to) => {
        if (to === from || to < 0 || to >= count) return;
        onMove(from, to);
        setLifted(to);
        setSaid(`${to + 1}번째로 옮겼어요`);
      },
      placeAt: (y, from) => {
        const items = [...(list.current?.querySelectorAll(':scope > li') ?? [])];
        return items.reduce((place, item, index) => {
          const { top, height } = item.getBoundingClientRect();
          const isPassed = index < from ? y < top + height / 2 : y > top + height / 2;
          if (index < from) return isPassed ? Math.min(place, index) : place;
          return index > from && isPassed ? index : place;
        }, from);
      },
    }),
    [lifted, count, onMove],
  );

  return (
    <ReorderContext value={wiring}>
      <ol
        ref={list}
        className={[styles.list, className].filter(Boolean).join(' ')}
        aria-label={attributes['aria-label']}
      >
        {children}
      </ol>
      <span className={visuallyHidden} role="status">
        {said}
      </span>
    </ReorderContext>
  );
}

export const ReorderItem = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <li className={className}>{children}</li>
);

export function ReorderHandle({ index, label }: { index: number; label: string }) {
  const wiring = use(ReorderContext);
  const button = useRef<HTMLButtonElement>(null);
  const afterCommit = useAfterCommit();
  if (!wiring || wiring.count < 2) return null;
  const { lifted, lift, move, placeAt } = wiring;
  const isLifted = lifted === index;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && isLifted) {
      event.preventDefault();
      move(index, index + step);
      // Restores focus, because some browsers drop it when an element moves.
      afterCommit(() => button.current?.focus());
    }
    if (event.key === 'Escape' && isLifted) {
      event.stopPropagation();
      lift(null);
    }
  };
  const onPointerMove = (event: PointerEvent) => {
    if (isLifted && event.currentTarget.hasPointerCapture(event.pointerId)) move(index, placeAt(event.clientY, index));
  };

  return (
    <button
      ref={button}
      type="button"
      className={styles.handle}
      aria-label={label}
      aria-pressed={isLifted}
      {...(isLifted && HANDLES_ESCAPE)}
      onClick={(event) => {
        // Dragging also ends with a click, so only clicks from the keyboard lift and drop.
        if (event.detail === 0) lift(isLifted ? null : index);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => isLifted && !button.current?.isConnected && lift(null)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        lift(index);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => lift(null)}
      onPointerCancel={() => lift(null)}
    >
      <GripVertical />
    </button>
  );
}

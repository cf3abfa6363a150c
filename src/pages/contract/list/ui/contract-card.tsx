import { useEffect, useRef, type PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import { ContractBadge, SealTrack, type ContractListItem } from '@/entities/contract';
import { formatRelativePast } from '@/shared/lib/seoul-time';
import { href } from '@/shared/routes';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import type { ContractsViewProps } from './contracts-view';
import { Deadline } from './deadline';
import * as styles from './contracts.css';

const LONG_PRESS_MS = 450;

type ContractCardProps = ContractsViewProps & { contract: ContractListItem; isChoosing: boolean };

/** A long press starts selecting, and after that, taps select, too. */
export function ContractCard({ contract, isChoosing, selection, now }: ContractCardProps) {
  const { contractId, title } = contract;
  const isChosen = selection.isWhole || selection.isSelected(contractId);
  const press = useLongPress(() => selection.toggle(contractId));
  return (
    <li className={styles.card} data-chosen={isChoosing && isChosen ? true : undefined} {...(!isChoosing && press)}>
      {isChoosing && (
        <Checkbox aria-label={`${title} 고르기`} {...selection.rowCheckbox(contractId)} checked={isChosen} />
      )}
      <div className={styles.cardBody}>
        <div className={styles.cardLine}>
          <span className={styles.cardName}>
            {isChoosing ? (
              <button type="button" className={styles.cardLink} onClick={() => selection.toggle(contractId)}>
                {title}
              </button>
            ) : (
              <Link to={href('contract', { contractId })} className={styles.cardLink}>
                {title}
              </Link>
            )}
          </span>
          <ContractBadge contract={contract} now={now} />
        </div>
        <div className={styles.cardLine}>
          <SealTrack receivers={contract.receivers} />
          <span className={styles.cardNote}>
            {contract.status === 'IN_PROGRESS' ? (
              <>
                마감 <Deadline contract={contract} now={now} />
              </>
            ) : (
              <time dateTime={contract.movedAt}>{formatRelativePast(contract.movedAt, now)}</time>
            )}
          </span>
        </div>
      </div>
    </li>
  );
}

/** The list has moved when the click after a long press arrives, so it would select a different row. */
function swallowNextClick() {
  const stopped = new AbortController();
  const { signal } = stopped;
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    stopped.abort();
  };
  document.addEventListener('click', swallow, { capture: true, signal });
  document.addEventListener('pointerdown', () => stopped.abort(), { capture: true, signal });
}

/** Keeps the click after a long press from opening the document. */
function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        swallowNextClick();
        onLongPress();
      }, LONG_PRESS_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerMove: (event: PointerEvent) => {
      if (Math.abs(event.movementX) + Math.abs(event.movementY) > 4) stop();
    },
    onContextMenu: (event: React.MouseEvent) => event.preventDefault(),
  };
}

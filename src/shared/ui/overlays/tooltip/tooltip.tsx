import { cloneElement, useId, type ReactElement, type ReactNode } from 'react';
import type { TooltipSide } from './position-tooltip';
import * as styles from './tooltip.css';
import { useTooltip } from './use-tooltip';

export interface TooltipProps {
  content: ReactNode;
  /** The keys shown after the text, such as "⌘⇧Z". */
  shortcut?: string | undefined;
  side?: TooltipSide;
  /** The bubble only repeats the accessible name, which must not be announced twice. */
  repeatsName?: boolean;
  /** A single focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

export function Tooltip({ content, shortcut, side = 'top', repeatsName = false, children }: TooltipProps) {
  const id = useId();
  const { isOpen, tip, listeners } = useTooltip(side);
  const describedBy = [children.props['aria-describedby'], id].filter(Boolean).join(' ');

  return (
    <span className={styles.wrapper} {...listeners}>
      {repeatsName ? children : cloneElement(children, { 'aria-describedby': describedBy })}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className={styles.bubble}
        data-open={isOpen || undefined}
        aria-hidden={repeatsName || undefined}
      >
        {content}
        {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
      </span>
    </span>
  );
}

import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Tooltip } from '@/shared/ui/overlays/tooltip';
import { count as countStyle, iconButton, touchTarget, type IconButtonVariants } from './icon-button.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name, which is also the tooltip. */
  label: string;
  icon: ReactNode;
  variant?: IconButtonVariants['variant'];
  size?: IconButtonVariants['size'];
  /** Makes the button a toggle. */
  pressed?: boolean;
  /** Counts above nine are shown as "9+". */
  count?: number;
  countTone?: 'ink' | 'seal';
  shortcut?: string;
  disabledReason?: string | undefined;
  tipSide?: 'top' | 'bottom' | 'right';
}

export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    variant,
    size,
    pressed,
    count = 0,
    countTone = 'ink',
    shortcut,
    disabledReason,
    ...rest
  } = props;
  const { tipSide = 'top', disabled = false, className, onClick, type = 'button', ...attributes } = rest;
  const isDisabled = disabled || Boolean(disabledReason);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled) return event.preventDefault();
    onClick?.(event);
  };

  return (
    <Tooltip content={disabledReason ?? label} shortcut={shortcut} side={tipSide} repeatsName={!disabledReason}>
      <button
        {...attributes}
        type={type}
        className={[iconButton({ variant, size }), size === 'sm' && touchTarget, className].filter(Boolean).join(' ')}
        aria-label={count > 0 ? `${label} ${count}` : label}
        aria-pressed={pressed}
        aria-disabled={isDisabled || undefined}
        onClick={press}
      >
        {icon}
        {count > 0 && (
          <span className={countStyle({ tone: countTone })} aria-hidden>
            {count > 9 ? '9+' : count}
          </span>
        )}
      </button>
    </Tooltip>
  );
}

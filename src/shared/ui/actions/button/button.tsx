import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useDelayedFlag } from '@/shared/lib/delayed-flag';
import { Tooltip } from '@/shared/ui/overlays/tooltip';
import { ButtonContent } from './button-content';
import { button, type ButtonVariants } from './button.css';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariants['variant'];
  size?: ButtonVariants['size'];
  fullWidth?: boolean;
  icon?: ReactNode;
  trailingIcon?: ReactNode;
  loading?: boolean;
  /** The label while loading, in the progressive form, such as "보내는 중". */
  loadingLabel?: string;
  /** Disables the button, and shows this reason on hover and focus. */
  disabledReason?: string | undefined;
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    fullWidth,
    icon,
    trailingIcon,
    loading = false,
    loadingLabel,
    disabledReason,
    ...rest
  } = props;
  const { disabled = false, className, children, onClick, type = 'button', ...attributes } = rest;
  const isLoadingShown = useDelayedFlag(loading);
  const isDisabled = disabled || Boolean(disabledReason);

  // `aria-disabled` keeps the button focusable, so clicks must be ignored here, including Enter in a form.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled || loading) return event.preventDefault();
    onClick?.(event);
  };

  const element = (
    <button
      {...attributes}
      type={type}
      className={[button({ variant, size, fullWidth }), className].filter(Boolean).join(' ')}
      aria-disabled={isDisabled || undefined}
      aria-busy={loading || undefined}
      onClick={press}
    >
      <ButtonContent icon={icon} trailingIcon={trailingIcon} isLoading={isLoadingShown} loadingLabel={loadingLabel}>
        {children}
      </ButtonContent>
    </button>
  );
  return disabledReason ? <Tooltip content={disabledReason}>{element}</Tooltip> : element;
}

import type { ComponentProps, ReactNode } from 'react';
import { Tooltip } from '@/shared/ui/overlays/tooltip';
import * as styles from './switch.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children' | 'onChange'> {
  /** The visible label. Without one, `aria-label` is required. */
  label?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabledReason?: string | undefined;
}

/** Takes effect immediately, without a save button. */
export function Switch({ label, onCheckedChange, disabledReason, className, ...attributes }: SwitchProps) {
  const element = (
    <input
      {...attributes}
      type="checkbox"
      role="switch"
      aria-checked={attributes.checked}
      className={styles.input}
      aria-disabled={disabledReason ? true : undefined}
      onChange={(event) => !disabledReason && onCheckedChange(event.target.checked)}
    />
  );
  const input = disabledReason ? <Tooltip content={disabledReason}>{element}</Tooltip> : element;
  if (!label) return input;
  return (
    <label className={[styles.label, className].filter(Boolean).join(' ')}>
      {input}
      {label}
    </label>
  );
}

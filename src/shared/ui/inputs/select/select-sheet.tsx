import { Check, ChevronDown } from '@/shared/icons';
import { useState } from 'react';
import { useFieldLabel } from '@/shared/ui/inputs/field';
import { Sheet } from '@/shared/ui/overlays/sheet';
import type { SelectViewProps } from './select-view';
import * as styles from './select.css';

/** Rows are 52 px high, for fingers. */
export function SelectSheet({
  options,
  value,
  onValueChange,
  placeholder,
  disabled,
  className,
  onBlur,
  wiring,
}: SelectViewProps) {
  const fieldLabel = useFieldLabel();
  const title = wiring['aria-label'] ?? fieldLabel ?? placeholder;
  const [isOpen, setIsOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      <button
        type="button"
        role="combobox"
        {...wiring}
        className={className}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={undefined}
        data-placeholder={chosen ? undefined : true}
        onClick={() => setIsOpen(true)}
        onBlur={onBlur}
      >
        <span className={styles.value}>{chosen?.label ?? placeholder}</span>
        <ChevronDown className={styles.chevron} />
      </button>
      <Sheet open={isOpen} onOpenChange={setIsOpen} title={title}>
        <div role="radiogroup" aria-label={title}>
          {options.map((option) => (
            <button
              key={option.value}
              type="button"
              role="radio"
              aria-checked={option.value === value}
              className={styles.sheetRow}
              onClick={() => {
                onValueChange(option.value);
                setIsOpen(false);
              }}
            >
              {option.label}
              {option.value === value && <Check className={styles.mark} />}
            </button>
          ))}
        </div>
      </Sheet>
    </>
  );
}

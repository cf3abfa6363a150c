import * as Radix from '@radix-ui/react-select';
import { Check, ChevronDown } from '@/shared/icons';
import { readStyleNonce } from '@/shared/lib/csp-nonce';
import { useField, useFieldLabelId } from '@/shared/ui/inputs/field';
import { useFloatingLayer } from '@/shared/ui/overlays/layer';
import { useLayout } from '@/shared/ui/layout/responsive';
import { SelectSheet } from './select-sheet';
import type { SelectOption, SelectViewProps } from './select-view';
import * as styles from './select.css';

export interface SelectProps<Value extends string = string> {
  /** At most seven options, except for languages, which people recognise at a glance. For more, use a Combobox. */
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  size?: styles.TriggerVariants['size'];
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  id?: string;
  'aria-label'?: string;
  className?: string;
}

function SelectPopup({
  options,
  value,
  onValueChange,
  placeholder,
  disabled,
  className,
  onBlur,
  wiring,
}: SelectViewProps) {
  const layer = useFloatingLayer();
  const labelId = useFieldLabelId();
  return (
    <Radix.Root value={value ?? ''} onValueChange={onValueChange} disabled={disabled}>
      <Radix.Trigger {...wiring} className={className} onBlur={onBlur}>
        <span className={styles.value}>
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon asChild>
          <ChevronDown className={styles.chevron} />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={wiring['aria-label']}
          aria-labelledby={wiring['aria-label'] ? undefined : labelId}
          className={`${styles.content} ${layer}`}
          position="popper"
          sideOffset={6}
          collisionPadding={8}
        >
          <Radix.Viewport className={styles.viewport} nonce={readStyleNonce()}>
            {options.map((option) => (
              <Radix.Item key={option.value} value={option.value} className={styles.option}>
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check className={styles.mark} />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const {
    options,
    value,
    onValueChange,
    placeholder = '골라주세요',
    size,
    disabled = false,
    onBlur,
    name,
    ...rest
  } = props;
  const wiring = { ...useField(rest), 'aria-label': rest['aria-label'] };
  const View = useLayout() === 'mobile' ? SelectSheet : SelectPopup;
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onValueChange(option.value);
  };
  return (
    <>
      <View
        options={options}
        value={value}
        onValueChange={choose}
        placeholder={placeholder}
        disabled={disabled}
        className={[styles.trigger({ size }), rest.className].filter(Boolean).join(' ')}
        onBlur={onBlur}
        wiring={wiring}
      />
      {name && <input type="hidden" name={name} value={value ?? ''} />}
    </>
  );
}

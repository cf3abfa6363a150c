import type { useField } from '@/shared/ui/inputs/field';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

/** What the two shapes of the choice, a list at a desk and a sheet on a phone, are given. */
export interface SelectViewProps {
  options: readonly SelectOption[];
  value: string | null;
  onValueChange: (value: string) => void;
  placeholder: string;
  disabled: boolean;
  className: string;
  onBlur: (() => void) | undefined;
  wiring: ReturnType<typeof useField> & { 'aria-label': string | undefined };
}

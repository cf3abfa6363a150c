import type { ReactNode } from 'react';
import { DropdownMenu, type MenuAction } from '@/shared/ui/actions/dropdown-menu';
import { FilterChip } from '@/shared/ui/layout/filter-bar';

export interface FilterChoiceProps<Value extends string> {
  label: string;
  icon?: ReactNode;
  chosen: Value | null;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChoose: (value: Value | null) => void;
  /** An action below the values. */
  last?: MenuAction | undefined;
}

export function FilterChoice<Value extends string>(props: FilterChoiceProps<Value>) {
  const { label, icon, chosen, options, onChoose, last } = props;
  const value = chosen === null ? undefined : (options.find((option) => option.value === chosen)?.label ?? '고른 것');
  return (
    <DropdownMenu
      label={label}
      align="start"
      trigger={
        <FilterChip
          label={label}
          icon={icon}
          value={value}
          {...(chosen !== null && { onClear: () => onChoose(null) })}
        />
      }
      items={[
        ...options.map((option) => ({
          label: option.label,
          icon: option.icon,
          current: option.value === chosen,
          onSelect: () => onChoose(option.value),
        })),
        ...(last ? [...(options.length > 0 ? ['separator' as const] : []), last] : []),
      ]}
    />
  );
}

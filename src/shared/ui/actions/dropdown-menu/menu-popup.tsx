import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFloatingLayer } from '@/shared/ui/overlays/layer';
import * as styles from './dropdown-menu.css';
import { isChoice, type MenuAction, type MenuChoice, type MenuItem } from './menu-items';
import { RowContent } from './row-content';

function ActionRow({ item }: { item: MenuAction }) {
  const { label, icon, to, onSelect, danger = false, disabledReason, current = false } = item;
  const content = <RowContent icon={icon} label={label} reason={disabledReason} danger={danger} checked={current} />;
  const isLink = to !== undefined && !disabledReason;
  return (
    <Radix.Item
      asChild={isLink}
      className={styles.row({ danger })}
      // Radix skips disabled items. Ours can be reached with the arrow keys, so that people can read the reason.
      aria-disabled={disabledReason ? true : undefined}
      aria-current={current || undefined}
      textValue={label}
      onSelect={(event) => (disabledReason ? event.preventDefault() : onSelect?.())}
    >
      {isLink ? <Link to={to}>{content}</Link> : content}
    </Radix.Item>
  );
}

const ChoiceRows = ({ item: { label, value, options, onValueChange } }: { item: MenuChoice }) => (
  <Radix.RadioGroup value={value} onValueChange={onValueChange} aria-label={label}>
    <Radix.Label className={styles.groupName}>{label}</Radix.Label>
    {options.map((option) => (
      <Radix.RadioItem key={option.value} value={option.value} className={styles.row()}>
        <RowContent icon={option.icon} label={option.label} checked={option.value === value} />
      </Radix.RadioItem>
    ))}
  </Radix.RadioGroup>
);

export interface MenuViewProps {
  label: string;
  trigger: ReactElement;
  items: readonly MenuItem[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  align?: 'start' | 'end' | undefined;
  side?: 'top' | 'right' | 'bottom' | undefined;
}

export function MenuPopup({
  label,
  trigger,
  items,
  open,
  onOpenChange,
  align = 'end',
  side = 'bottom',
}: MenuViewProps) {
  const layer = useFloatingLayer();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={`${styles.content} ${layer}`}
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
        >
          {items.map((item, index) => {
            if (item === 'separator') return <Radix.Separator key={`line-${index}`} className={styles.separator} />;
            if (isChoice(item)) return <ChoiceRows key={item.label} item={item} />;
            return <ActionRow key={item.label} item={item} />;
          })}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

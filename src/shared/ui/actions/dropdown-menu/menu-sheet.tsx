import { cloneElement, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Sheet } from '@/shared/ui/overlays/sheet';
import * as styles from './dropdown-menu.css';
import { isChoice, type MenuAction, type MenuChoice, type MenuItem } from './menu-items';
import { RowContent } from './row-content';

function ActionRow({ item, onDone }: { item: MenuAction; onDone: () => void }) {
  const { label, icon, to, onSelect, danger = false, disabledReason, current = false } = item;
  const className = styles.row({ danger, sheet: true });
  const content = <RowContent icon={icon} label={label} reason={disabledReason} danger={danger} checked={current} />;
  const choose = () => {
    if (disabledReason) return;
    onDone();
    onSelect?.();
  };
  if (to !== undefined && !disabledReason) {
    return (
      <Link to={to} className={className} aria-current={current || undefined} onClick={choose}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-disabled={disabledReason ? true : undefined}
      aria-current={current || undefined}
      onClick={choose}
    >
      {content}
    </button>
  );
}

const ChoiceRows = ({ item: { label, value, options, onValueChange } }: { item: MenuChoice }) => (
  <div role="radiogroup" aria-label={label}>
    <p className={styles.groupName}>{label}</p>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        role="radio"
        aria-checked={option.value === value}
        className={styles.row({ sheet: true })}
        onClick={() => onValueChange(option.value)}
      >
        <RowContent icon={option.icon} label={option.label} checked={option.value === value} />
      </button>
    ))}
  </div>
);

interface MenuSheetProps {
  label: string;
  trigger: ReactElement<{ onClick?: () => void; 'aria-haspopup'?: 'dialog'; 'aria-expanded'?: boolean }>;
  items: readonly MenuItem[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const MenuSheet = ({ label, trigger, items, open, onOpenChange }: MenuSheetProps) => (
  <>
    {cloneElement(trigger, { onClick: () => onOpenChange(true), 'aria-haspopup': 'dialog', 'aria-expanded': open })}
    <Sheet open={open} onOpenChange={onOpenChange} title={label}>
      {items.map((item, index) => {
        if (item === 'separator') return <hr key={`line-${index}`} className={styles.separator} />;
        if (isChoice(item)) return <ChoiceRows key={item.label} item={item} />;
        return <ActionRow key={item.label} item={item} onDone={() => onOpenChange(false)} />;
      })}
    </Sheet>
  </>
);

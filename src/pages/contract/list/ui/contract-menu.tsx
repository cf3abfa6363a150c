import { Ellipsis, Pencil } from '@/shared/icons';
import type { ContractListItem } from '@/entities/contract';
import { ACTION_LABELS, type ContractAction } from '@/features/contract/follow/act-on-contract';
import { href } from '@/shared/routes';
import { DropdownMenu, type MenuItem } from '@/shared/ui/actions/dropdown-menu';
import { IconButton } from '@/shared/ui/actions/icon-button';

type ContractMenuProps = {
  contract: ContractListItem;
  acts: readonly ContractAction[];
  onAct: (act: ContractAction) => void;
};

export function ContractMenu({ contract, acts, onAct }: ContractMenuProps) {
  if (acts.length === 0) return null;
  const menuItem = (act: ContractAction): MenuItem => ({
    label: ACTION_LABELS[act].label,
    icon: ACTION_LABELS[act].icon,
    danger: ACTION_LABELS[act].isFinal,
    onSelect: () => onAct(act),
  });
  const plain = acts.filter((act) => !ACTION_LABELS[act].isFinal).map(menuItem);
  const final = acts.filter((act) => ACTION_LABELS[act].isFinal).map(menuItem);
  const goOn: MenuItem[] =
    contract.status === 'DRAFT' && acts.includes('delete')
      ? [{ label: '이어서 쓰기', icon: <Pencil />, to: href('contract', { contractId: contract.contractId }) }]
      : [];
  const label = `${contract.title} 더 보기`;
  return (
    <DropdownMenu
      label={label}
      align="end"
      trigger={<IconButton label={label} icon={<Ellipsis />} />}
      items={[...goOn, ...plain, ...(final.length > 0 ? (['separator', ...final] as const) : [])]}
    />
  );
}

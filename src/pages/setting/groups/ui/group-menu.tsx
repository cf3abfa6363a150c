import { Ellipsis, Pencil, Trash } from '@/shared/icons';
import type { Group } from '@/entities/group';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { IconButton } from '@/shared/ui/actions/icon-button';
import type { GroupsViewProps } from './groups-view';

export function GroupMenu({ group, onAct }: { group: Group } & Pick<GroupsViewProps, 'onAct'>) {
  const label = `${group.name} 메뉴`;
  return (
    <DropdownMenu
      label={label}
      align="end"
      trigger={<IconButton label={label} icon={<Ellipsis />} />}
      items={[
        { label: '고치기', icon: <Pencil />, onSelect: () => onAct({ act: 'open', group }) },
        'separator',
        { label: '지우기', icon: <Trash />, danger: true, onSelect: () => onAct({ act: 'delete', group }) },
      ]}
    />
  );
}

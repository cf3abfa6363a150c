import { CircleQuestionMark } from '@/shared/icons';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { useHelpLinks } from './use-help-links';

export function HelpMenu() {
  const links = useHelpLinks();
  return (
    <DropdownMenu
      label="도움말"
      align="end"
      trigger={<IconButton label="도움말" icon={<CircleQuestionMark />} tipSide="bottom" />}
      items={[...links]}
    />
  );
}

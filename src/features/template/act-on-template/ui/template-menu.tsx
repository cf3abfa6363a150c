import {
  Archive,
  ArchiveArrowUp,
  Copy,
  Ellipsis,
  Eye,
  FileSpreadsheet,
  FolderInput,
  Link,
  PenLine,
  Send,
  TextCursorInput,
  Trash,
} from '@/shared/icons';
import type { ComponentProps, ReactNode } from 'react';
import type { TemplateListItem } from '@/entities/template';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { listTemplateActions, type TemplateAction } from '../model/template-actions';

const TEMPLATE_ACTION_LABELS: Record<TemplateAction, { label: string; icon: ReactNode }> = {
  send: { label: '보내기', icon: <Send /> },
  sendMany: { label: '엑셀로 여러 건 보내기', icon: <FileSpreadsheet /> },
  link: { label: '링크 만들기', icon: <Link /> },
  preview: { label: '미리 보기', icon: <Eye /> },
  edit: { label: '고치기', icon: <PenLine /> },
  rename: { label: '이름 바꾸기', icon: <TextCursorInput /> },
  move: { label: '폴더로 옮기기', icon: <FolderInput /> },
  duplicate: { label: '복사하기', icon: <Copy /> },
  retire: { label: '그만 쓰기', icon: <Archive /> },
  reopen: { label: '다시 쓰기', icon: <ArchiveArrowUp /> },
  remove: { label: '지우기', icon: <Trash /> },
};

type TemplateMenuProps = {
  template: Pick<TemplateListItem, 'title' | 'state' | 'mayChange'>;
  maySend: boolean;
  onAct: (action: TemplateAction) => void;
};

export function TemplateMenu({ template, maySend, onAct }: TemplateMenuProps) {
  const actions = listTemplateActions(template, maySend);
  const label = `${template.title} 더 보기`;
  return (
    <DropdownMenu
      label={label}
      align="end"
      trigger={<IconButton label={label} icon={<Ellipsis />} />}
      items={actions.flatMap((action) => listMenuItems(action, () => onAct(action)))}
    />
  );
}

type MenuItems = ComponentProps<typeof DropdownMenu>['items'];

function listMenuItems(action: TemplateAction, onSelect: () => void): MenuItems {
  const item = { ...TEMPLATE_ACTION_LABELS[action], onSelect };
  return action === 'remove' ? ['separator', { ...item, danger: true }] : [item];
}

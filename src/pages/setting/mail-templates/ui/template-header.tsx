import { Ellipsis, Pencil, Trash } from '@/shared/icons';
import type { MailTemplate } from '@/entities/setting/mail-template';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { IconButton } from '@/shared/ui/actions/icon-button';
import * as styles from './mail-templates.css';

type TemplateHeaderProps = {
  template: MailTemplate;
  mayManage: boolean;
  onAct: (act: 'rename' | 'delete') => void;
};

export const TemplateHeader = ({ template: { name }, mayManage, onAct }: TemplateHeaderProps) => (
  <div className={styles.header}>
    <h2 className={styles.name}>{name}</h2>
    {mayManage && (
      <DropdownMenu
        label={`${name} 메뉴`}
        align="end"
        trigger={<IconButton variant="line" label={`${name} 메뉴`} icon={<Ellipsis />} tipSide="bottom" />}
        items={[
          { label: '이름 바꾸기', icon: <Pencil />, onSelect: () => onAct('rename') },
          { label: '지우기', icon: <Trash />, danger: true, onSelect: () => onAct('delete') },
        ]}
      />
    )}
  </div>
);

import { Download, Ellipsis, FileUp, Plus, Tags } from '@/shared/icons';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { DropdownMenu, type MenuItem } from '@/shared/ui/actions/dropdown-menu';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { PageHeader } from '@/shared/ui/layout/page-header';
import type { ContactsViewProps } from './contacts-view';
import * as styles from './contacts.css';

type ContactsHeaderProps = Pick<ContactsViewProps, 'mayManage' | 'onAct'> & { phone?: boolean };

export function ContactsHeader({ mayManage, onAct, phone = false }: ContactsHeaderProps) {
  const bring = () => onAct({ act: 'import' });
  const rest: MenuItem[] = [
    ...(phone ? [{ label: '엑셀로 넣기', icon: <FileUp />, onSelect: bring }] : []),
    { label: '그룹 정리하기', icon: <Tags />, onSelect: () => onAct({ act: 'groups' }) },
    'separator',
    { label: '엑셀로 내려받기', icon: <Download />, onSelect: () => onAct({ act: 'export', format: 'xlsx' }) },
    { label: 'CSV로 내려받기', icon: <Download />, onSelect: () => onAct({ act: 'export', format: 'csv' }) },
  ];
  return (
    <>
      <PageHeader
        title="연락처"
        description="우리 조직이 함께 쓰는 연락처예요."
        actions={
          mayManage && (
            <>
              {!phone && (
                <Button size="lg" icon={<FileUp />} onClick={bring}>
                  엑셀로 넣기
                </Button>
              )}
              <Button
                variant="primary"
                size={phone ? 'md' : 'lg'}
                icon={<Plus />}
                onClick={() => onAct({ act: 'add' })}
              >
                {phone ? '더하기' : '연락처 더하기'}
              </Button>
              <DropdownMenu
                label="더 보기"
                align="end"
                trigger={<IconButton variant="line" label="더 보기" icon={<Ellipsis />} tipSide="bottom" />}
                items={rest}
              />
            </>
          )
        }
      />
      {!mayManage && (
        <div className={styles.note}>
          <Banner tone="neutral">연락처 관리 권한이 있는 멤버가 고칠 수 있어요.</Banner>
        </div>
      )}
    </>
  );
}

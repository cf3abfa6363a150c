import { Plus } from '@/shared/icons';
import type { ReactNode } from 'react';
import { DEFAULT_MAIL, MAIL_KIND_LABELS, type MailTemplateSummary } from '@/entities/setting/mail-template';
import { Button } from '@/shared/ui/actions/button';
import { List, ListRow } from '@/shared/ui/data/list-row';
import { Banner } from '@/shared/ui/feedback/banner';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { useLayout } from '@/shared/ui/layout/responsive';
import * as styles from './mail-templates.css';

export type MailTemplatesViewProps = {
  /** Null while loading. */
  templates: readonly MailTemplateSummary[] | null;
  isFailed: boolean;
  mayManage: boolean;
  selected: string | null;
  onSelect: (mailTemplate: string | null) => void;
  onCreate: () => void;
  onRetry: () => void;
  children: ReactNode;
};

/** A phone shows only one of the two at a time. */
export function MailTemplatesView(props: MailTemplatesViewProps) {
  const { templates, isFailed, mayManage, selected, onSelect, onCreate, onRetry, children } = props;
  const isPhone = useLayout() === 'mobile';
  const isOpen = isPhone && selected !== null;
  return (
    <>
      <PageHeader
        title="메일 문구"
        {...(isOpen
          ? { onBack: () => onSelect(null) }
          : { description: '받는 분에게 가는 메일과 문자의 말을 고칠 수 있어요. 이미 보낸 메일은 그대로예요.' })}
        actions={
          mayManage &&
          !isOpen && (
            <Button variant="primary" size={isPhone ? 'md' : 'lg'} icon={<Plus />} onClick={onCreate}>
              새 문구 만들기
            </Button>
          )
        }
      />
      {!mayManage && (
        <div className={styles.note}>
          <Banner tone="neutral">조직 설정 권한이 있는 멤버가 고칠 수 있어요.</Banner>
        </div>
      )}
      {isFailed && !templates ? (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={onRetry}>
              다시 불러오기
            </Button>
          }
        >
          메일 문구를 불러오지 못했어요.
        </Banner>
      ) : !templates ? (
        <PageSkeleton />
      ) : isOpen ? (
        <div className={styles.openedTemplate}>{children}</div>
      ) : isPhone ? (
        <List label="메일 문구">
          <ListRow title="기본 메일" description="고치거나 지울 수 없어요" onOpen={() => onSelect(DEFAULT_MAIL)} />
          {templates.map((template) => (
            <ListRow
              key={template.mailTemplateId}
              title={template.name}
              description={describe(template)}
              onOpen={() => onSelect(template.mailTemplateId)}
            />
          ))}
        </List>
      ) : (
        <div className={styles.columns}>
          <MailTemplateNames templates={templates} selected={selected} onSelect={onSelect} />
          {children}
        </div>
      )}
    </>
  );
}

const describe = ({ kinds }: MailTemplateSummary) =>
  kinds.length === 0 ? '모두 기본 문구' : kinds.map((kind) => MAIL_KIND_LABELS[kind]).join(', ');

type NamesProps = Pick<MailTemplatesViewProps, 'selected' | 'onSelect'> & {
  templates: readonly MailTemplateSummary[];
};

const MailTemplateNames = ({ templates, selected, onSelect }: NamesProps) => (
  <ul className={styles.names} aria-label="메일 문구">
    {[{ mailTemplateId: DEFAULT_MAIL, name: '기본 메일' }, ...templates].map(({ mailTemplateId, name }) => (
      <li key={mailTemplateId}>
        <button
          type="button"
          className={styles.nameButton}
          aria-current={mailTemplateId === selected || undefined}
          onClick={() => onSelect(mailTemplateId)}
        >
          {name}
        </button>
      </li>
    ))}
  </ul>
);

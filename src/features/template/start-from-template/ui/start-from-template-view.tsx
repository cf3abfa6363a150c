import { FileText } from '@/shared/icons';
import type { MouseEvent } from 'react';
import type { TemplateListItem } from '@/entities/template';
import { href } from '@/shared/routes';
import { Link, LinkButton } from '@/shared/ui/actions/link';
import { List, ListRow } from '@/shared/ui/data/list-row';
import { Skeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import * as styles from './start-from-template.css';

export type StartFromTemplateViewProps = {
  /** The most used templates. Null while loading. */
  templates: readonly TemplateListItem[] | null;
  isFailed: boolean;
  mayManage: boolean;
  onRetry: () => void;
  onLeave: (event: MouseEvent, to: string) => void;
};

export function StartFromTemplateView({
  templates,
  isFailed,
  mayManage,
  onRetry,
  onLeave,
}: StartFromTemplateViewProps) {
  return (
    <>
      <h2 className={styles.heading}>템플릿으로 더 빨리</h2>
      <p className={styles.note}>서명 칸이 이미 놓여 있어서 받는 분만 정하면 돼요.</p>
      <div className={styles.templates}>
        {isFailed ? (
          <p className={styles.note}>
            템플릿을 불러오지 못했어요. <LinkButton onClick={onRetry}>다시 불러오기</LinkButton>
          </p>
        ) : (
          <SkeletonRegion isLoading={templates === null} skeleton={<RowSkeletons />}>
            {templates?.length === 0 ? (
              <NoTemplates mayManage={mayManage} onLeave={onLeave} />
            ) : (
              <>
                <List label="자주 쓰는 템플릿">
                  {templates?.map((template) => (
                    <TemplateRow key={template.templateId} template={template} onLeave={onLeave} />
                  ))}
                </List>
                <Link
                  className={styles.all}
                  to={href('templates')}
                  onClick={(event) => onLeave(event, href('templates'))}
                >
                  템플릿 모두 보기
                </Link>
              </>
            )}
          </SkeletonRegion>
        )}
      </div>
    </>
  );
}

type TemplateRowProps = Pick<StartFromTemplateViewProps, 'onLeave'> & { template: TemplateListItem };

function TemplateRow({ template: { templateId, title, slots, previewUrl }, onLeave }: TemplateRowProps) {
  const to = href('templateSendSingle', { templateId });
  return (
    <ListRow
      lead={
        <span className={styles.picture}>
          {previewUrl ? (
            <img className={styles.page} src={previewUrl} alt="" decoding="async" />
          ) : (
            <FileText size={20} aria-hidden />
          )}
        </span>
      }
      title={title}
      description={`받는 분 ${slots.length}명`}
      to={to}
      onOpen={(event) => onLeave(event, to)}
    />
  );
}

type NoTemplatesProps = Pick<StartFromTemplateViewProps, 'mayManage' | 'onLeave'>;

function NoTemplates({ mayManage, onLeave }: NoTemplatesProps) {
  if (!mayManage)
    return <p className={styles.note}>아직 템플릿이 없어요. 템플릿 관리 권한이 있는 멤버가 만들 수 있어요.</p>;
  return (
    <>
      <p className={styles.note}>아직 템플릿이 없어요. 스토어의 양식을 가져오면 빈칸만 채워서 보낼 수 있어요.</p>
      <Link
        className={styles.all}
        to={href('templateStore')}
        onClick={(event) => onLeave(event, href('templateStore'))}
      >
        스토어 둘러보기
      </Link>
    </>
  );
}

const RowSkeletons = () => (
  <div>
    {['a', 'b', 'c', 'd'].map((row) => (
      <div key={row} className={styles.rowSkeleton}>
        <Skeleton shape="block" className={styles.pictureSkeleton} />
        <span className={styles.textSkeleton}>
          <Skeleton shape="line" width="3/4" />
          <Skeleton shape="line" width="1/3" />
        </span>
      </div>
    ))}
  </div>
);

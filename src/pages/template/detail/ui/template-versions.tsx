import { Eye, Undo2 } from '@/shared/icons';
import { formatDay } from '@/shared/lib/seoul-time';
import { Button } from '@/shared/ui/actions/button';
import { List, ListRow } from '@/shared/ui/data/list-row';
import { Badge } from '@/shared/ui/feedback/badge';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import * as styles from './template.css';
import type { TemplateViewProps } from './template-props';

type TemplateVersionsProps = Pick<TemplateViewProps, 'versions' | 'template' | 'shown' | 'onShow' | 'onRestore'>;

export function TemplateVersions({ versions, template, shown, onShow, onRestore }: TemplateVersionsProps) {
  if (!versions) return <PageSkeleton />;
  if (versions.length === 0)
    return (
      <EmptyState
        kind="nothing-yet"
        size="panel"
        title="아직 공개하지 않았어요"
        description="공개할 때마다 판이 하나씩 남아요."
      />
    );
  return (
    <List label="판">
      {versions.map(({ number, note, publishedAt, publishedBy, isCurrent }) => (
        <ListRow
          key={number}
          title={
            <span className={styles.versionTitle}>
              {number}판 {isCurrent && <Badge tone="accent">지금 판</Badge>}
            </span>
          }
          description={[formatDay(publishedAt), publishedBy.name, note].filter(Boolean).join(' · ')}
          tailBelow
          tail={
            <>
              {shown.number !== number && (
                <Button size="sm" icon={<Eye />} aria-label={`${number}판 보기`} onClick={() => onShow(number)}>
                  이 판 보기
                </Button>
              )}
              {template.mayChange && !isCurrent && (
                <Button
                  size="sm"
                  icon={<Undo2 />}
                  aria-label={`${number}판 되살리기`}
                  onClick={() => onRestore(number)}
                >
                  되살리기
                </Button>
              )}
            </>
          }
        />
      ))}
    </List>
  );
}

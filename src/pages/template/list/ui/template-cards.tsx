import { Bookmark, FileText, PenLine, Send } from '@/shared/icons';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import type { TemplateListItem } from '@/entities/template';
import { listTemplateActions, TemplateMenu } from '@/features/template/act-on-template';
import { CARD_NAME, moveCardFocus } from '@/shared/lib/browser';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { Badge } from '@/shared/ui/feedback/badge';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import type { TemplatesViewProps } from './templates-props';
import type { ListFilter } from '../model/template-filter';
import * as styles from './templates.css';

type TemplateCardsProps = TemplatesViewProps & { items: readonly TemplateListItem[] };

export function TemplateCards({ items, ...props }: TemplateCardsProps) {
  const { view } = props.filter;
  return (
    <ul className={styles.list({ view })} aria-label="템플릿">
      {items.map((template) => (
        <TemplateCard key={template.templateId} template={template} {...props} />
      ))}
    </ul>
  );
}

function TemplateCard({
  template,
  filter: { view },
  maySend,
  onAct,
  onBookmark,
}: TemplatesViewProps & { template: TemplateListItem }) {
  const { templateId, title, state, slots, fieldCount, maker, sentCount, isBookmarked, hasChanges, previewUrl } =
    template;
  const actions = listTemplateActions(template, maySend);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    // Leaves the browser's shortcuts alone.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    moveCardFocus(event);
    const { key } = event;
    if (key === 'b') onBookmark(template);
    if (key === 's' && actions.includes('send')) onAct('send', template);
  };
  return (
    <li className={styles.card({ view })}>
      <div className={styles.picture({ view })}>
        {previewUrl ? (
          <img className={styles.page({ view })} src={previewUrl} alt="" loading="lazy" decoding="async" />
        ) : (
          <FileText className={styles.missingPageIcon} aria-hidden />
        )}
        {view === 'cards' && (
          <div className={styles.hoverActions}>
            {actions.includes('send') && (
              <Button size="sm" variant="primary" icon={<Send />} onClick={() => onAct('send', template)}>
                보내기
              </Button>
            )}
            {actions.includes('edit') && (
              <Button size="sm" icon={<PenLine />} onClick={() => onAct('edit', template)}>
                {state === 'DRAFT' ? '이어서 만들기' : '고치기'}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className={styles.bookmark({ view })}>
        <IconButton
          label={isBookmarked ? `${title} 즐겨찾기에서 빼기` : `${title} 즐겨찾기에 넣기`}
          icon={<Bookmark className={styles.bookmarkIcon({ isOn: isBookmarked })} />}
          onClick={() => onBookmark(template)}
        />
      </div>
      <div className={styles.textBlock}>
        <div className={styles.line({ view })}>
          <Link className={styles.name} to={href('template', { templateId })} onKeyDown={press} {...CARD_NAME}>
            {title}
          </Link>
          {state === 'DRAFT' && <Badge>작성 중</Badge>}
          {state === 'RETIRED' && <Badge>쓰지 않음</Badge>}
          {state === 'PUBLISHED' && hasChanges && <Badge tone="warning">고치는 중</Badge>}
        </div>
        <p className={styles.fact}>
          받는 분 {slots.length}명 · 칸 {fieldCount}개
        </p>
        <p className={styles.factLine({ view })}>
          <span>{maker.name}</span>
          <span>{sentCount.toLocaleString('ko-KR')}번 보냄</span>
        </p>
      </div>
      <div className={styles.menu({ view })}>
        <TemplateMenu template={template} maySend={maySend} onAct={(action) => onAct(action, template)} />
      </div>
    </li>
  );
}

export const CardSkeletons = ({ view }: Pick<ListFilter, 'view'>) => (
  <div className={styles.list({ view })}>
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((card) => (
      <div key={card} className={styles.card({ view })}>
        <Skeleton shape="block" className={styles.skeletonPicture({ view })} />
        <div className={styles.skeletonWords}>
          <Skeleton shape="title" width="3/4" />
          <Skeleton shape="line" width="1/2" />
        </div>
      </div>
    ))}
  </div>
);

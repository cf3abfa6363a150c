import { Bookmark, PenLine, Send } from '@/shared/icons';
import { useMemo, useState } from 'react';
import { getPageKey, listFilePages } from '@/entities/document';
import { TEMPLATE_STATE_LABELS } from '@/entities/template';
import { listTemplateActions, TemplateMenu } from '@/features/template/act-on-template';
import { toDisplayRect } from '#rules/page-geometry.ts';
import { Button } from '@/shared/ui/actions/button';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { Badge } from '@/shared/ui/feedback/badge';
import { Banner } from '@/shared/ui/feedback/banner';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { useLayout } from '@/shared/ui/layout/responsive';
import { Tabs, type TabItem } from '@/shared/ui/layout/tabs';
import { DocumentPane, FieldPlace } from '@/widgets/document-pane';
import { SentRecord } from './sent-record';
import { TemplateFacts } from './template-facts';
import type { TemplateViewProps } from './template-props';
import { TemplateVersions } from './template-versions';
import * as styles from './template.css';

const MAIN_ACTIONS = ['edit', 'send'] as const;
type Part = 'view' | 'versions' | 'sent';
const PARTS: readonly TabItem<Part>[] = [
  { value: 'view', label: '보기' },
  { value: 'versions', label: '판' },
  { value: 'sent', label: '보낸 기록' },
];

export function TemplateView(props: TemplateViewProps) {
  const { template, shown, maySend, isFailed, onBack, onAct, onBookmark, onShow, onRetry, onStale } = props;
  const { title, state, isBookmarked, hasChanges } = template;
  const isMobile = useLayout() === 'mobile';
  const [part, setPart] = useState<Part>('view');
  const pages = useMemo(() => listFilePages(shown.files), [shown.files]);
  const signers = shown.content.slots.filter(({ role }) => role === 'SIGNER');
  const actions = listTemplateActions(template, maySend);
  const buttons = MAIN_ACTIONS.filter((action) => actions.includes(action)).map((action) =>
    action === 'edit' ? (
      <Button key={action} size={isMobile ? 'lg' : 'md'} icon={<PenLine />} onClick={() => onAct(action)}>
        {state === 'DRAFT' ? '이어서 만들기' : '고치기'}
      </Button>
    ) : (
      <Button
        key={action}
        size={isMobile ? 'lg' : 'md'}
        variant="primary"
        icon={<Send />}
        onClick={() => onAct(action)}
      >
        보내기
      </Button>
    ),
  );
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <PageHeader
          title={title}
          badge={
            state !== 'PUBLISHED' ? (
              <Badge>{TEMPLATE_STATE_LABELS[state]}</Badge>
            ) : (
              hasChanges && <Badge tone="warning">고치는 중</Badge>
            )
          }
          isBar
          onBack={onBack}
          actions={
            <>
              <IconButton
                label={isBookmarked ? '즐겨찾기에서 빼기' : '즐겨찾기에 넣기'}
                icon={<Bookmark fill={isBookmarked ? 'currentColor' : 'none'} />}
                tipSide="bottom"
                onClick={onBookmark}
              />
              {!isMobile && buttons}
              <TemplateMenu template={template} maySend={maySend} onAct={onAct} />
            </>
          }
        />
      </div>
      <div className={styles.columns}>
        <DocumentPane
          pages={pages}
          onStale={onStale}
          renderPage={(page, zoom) =>
            shown.content.fields
              .filter((field) => getPageKey(field) === page.key)
              .map(({ fieldId, kind, rect, receiverUuid }) => {
                const place = signers.findIndex(({ slotUuid }) => slotUuid === receiverUuid);
                return place === -1 ? null : (
                  <FieldPlace key={fieldId} kind={kind} place={place} box={toDisplayRect(rect, page, zoom)} />
                );
              })
          }
        />
        <div className={styles.sidePanel}>
          {shown.number !== null && shown.number !== template.number && (
            <Banner
              tone="neutral"
              action={
                <Button size="sm" onClick={() => onShow(null)}>
                  {template.number === null ? '고치던 판 보기' : '지금 판 보기'}
                </Button>
              }
            >
              {shown.number}판을 보고 있어요.
            </Banner>
          )}
          {isFailed && (
            <Banner
              tone="danger"
              action={
                <Button size="sm" onClick={onRetry}>
                  다시 불러오기
                </Button>
              }
            >
              기록을 불러오지 못했어요.
            </Banner>
          )}
          <Tabs label="템플릿" items={PARTS} value={part} onValueChange={setPart} isShared>
            {part === 'view' && <TemplateFacts template={template} content={shown.content} />}
            {part === 'versions' && <TemplateVersions {...props} />}
            {part === 'sent' && <SentRecord {...props} />}
          </Tabs>
        </div>
      </div>
      {isMobile && buttons.length > 0 && <div className={styles.phoneActions}>{buttons}</div>}
    </div>
  );
}

import { BATCH_STATE_LABELS, formatCount, type BatchListItem } from '@/entities/batch';
import {
  countPlacesLeft,
  explainUnavailability,
  DIRECT_URL_STATE_LABELS,
  type DirectUrl,
} from '@/entities/link/direct-url';
import { formatDay, formatDeadline } from '@/shared/lib/seoul-time';
import { href } from '@/shared/routes';
import { List, ListRow } from '@/shared/ui/data/list-row';
import { Badge } from '@/shared/ui/feedback/badge';
import { SentContracts } from './sent-contracts';
import type { TemplateViewProps } from './template-props';
import * as styles from './template.css';

type SentRecordProps = Pick<TemplateViewProps, 'template' | 'batches' | 'links' | 'sent'>;

/** The contracts include those from the batches and links above them. */
export const SentRecord = ({ template: { templateId }, batches, links, sent }: SentRecordProps) => (
  <>
    {batches && batches.items.length > 0 && (
      <>
        <h2 className={styles.heading}>여러 건 보내기</h2>
        <List label="여러 건 보내기">
          {batches.items.map((batch) => (
            <ListRow
              key={batch.batchId}
              to={`${href('templateSendMany', { templateId })}?batchId=${batch.batchId}`}
              title={`${formatDay(batch.createdAt)} · ${formatCount(batch.counts.total)}건`}
              description={describe(batch)}
              tail={<StateBadge batch={batch} />}
            />
          ))}
        </List>
      </>
    )}
    {links && links.items.length > 0 && (
      <>
        <h2 className={styles.heading}>링크 서명</h2>
        <List label="링크 서명">
          {links.items.map((link) => (
            <ListRow
              key={link.directUrlId}
              to={`${href('contracts')}?directUrl=${link.directUrlId}`}
              title={link.name}
              description={describeLink(link)}
              tail={<Badge>{DIRECT_URL_STATE_LABELS[link.state]}</Badge>}
            />
          ))}
        </List>
      </>
    )}
    {((batches && batches.items.length > 0) || (links && links.items.length > 0)) && (
      <h2 className={styles.heading}>문서</h2>
    )}
    <SentContracts sent={sent} />
  </>
);

function describe({ counts, fileName, sender, state, scheduledAt }: BatchListItem): string {
  return [
    fileName,
    sender.name,
    state === 'SCHEDULED' && scheduledAt !== null && `${formatDeadline(scheduledAt)}에 보내요`,
    counts.sent > 0 && `${formatCount(counts.sent)}건 보냄`,
    counts.failed > 0 && `${formatCount(counts.failed)}건 못 보냄`,
    state === 'DRAFT' && counts.wrong > 0 && `${formatCount(counts.wrong)}건 고쳐야 함`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const StateBadge = ({ batch: { state, counts } }: { batch: BatchListItem }) => (
  <Badge tone={counts.failed > 0 || state === 'PAUSED' ? 'warning' : 'neutral'}>{BATCH_STATE_LABELS[state]}</Badge>
);

const describeLink = (link: DirectUrl): string =>
  [`${formatCount(link.done)}명 받음`, `${formatCount(countPlacesLeft(link))}명 남음`, explainUnavailability(link)]
    .filter(Boolean)
    .join(' · ');

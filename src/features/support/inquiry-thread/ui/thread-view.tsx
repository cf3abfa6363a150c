import { INQUIRY_STATES, type Inquiry } from '@/entities/help/inquiry';
import type { UploadFile } from '@/entities/help/inquiry-file';
import { formatExactTime } from '@/shared/lib/seoul-time';
import { Button } from '@/shared/ui/actions/button';
import { Badge } from '@/shared/ui/feedback/badge';
import { Banner } from '@/shared/ui/feedback/banner';
import { Skeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import type { InquiryMessageDraft } from '../model/inquiry-message-draft';
import { MessageForm } from './message-form';
import { MissingThread } from './missing-thread';
import { SentFiles, type DownloadFile } from './sent-files';
import * as styles from './thread.css';

export type ThreadViewProps = {
  /** Null while loading. */
  inquiry: Inquiry | null;
  problem: 'gone' | 'failed' | null;
  isSending: boolean;
  failure: string | null;
  upload: UploadFile;
  onDownload: DownloadFile;
  onSend: (written: InquiryMessageDraft) => Promise<unknown>;
  onRetry: () => void;
  onAskAnew: () => void;
};

const BONES = (
  <Stack gap={6}>
    <Skeleton shape="title" width="1/3" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
);

export function ThreadView({ inquiry, problem, onRetry, ...conversation }: ThreadViewProps) {
  if (problem === 'gone') return <MissingThread reason="gone" onAskAnew={conversation.onAskAnew} />;
  if (problem === 'failed' && !inquiry)
    return (
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={onRetry}>
            다시 불러오기
          </Button>
        }
      >
        문의를 불러오지 못했어요.
      </Banner>
    );
  return (
    <SkeletonRegion isLoading={!inquiry} skeleton={BONES}>
      {inquiry && <Conversation inquiry={inquiry} {...conversation} />}
    </SkeletonRegion>
  );
}

type ConversationProps = Omit<ThreadViewProps, 'inquiry' | 'problem' | 'onRetry'> & { inquiry: Inquiry };

const Conversation = ({ inquiry, onDownload, onAskAnew, ...writing }: ConversationProps) => (
  <Stack gap={6}>
    <header className={styles.header}>
      <h2 className={styles.subject}>{inquiry.subject}</h2>
      <Badge tone={INQUIRY_STATES[inquiry.state].tone}>{INQUIRY_STATES[inquiry.state].label}</Badge>
    </header>
    <ol aria-label="주고받은 글" className={styles.messages}>
      {inquiry.messages.map(({ messageId, from, message, files, at }) => (
        <li key={messageId} className={styles.message({ from })}>
          <p className={styles.facts}>
            {from === 'SUPPORT' ? '도장' : '물어본 것'} <time dateTime={at}>{formatExactTime(at)}</time>
          </p>
          <p className={styles.messageText}>{message}</p>
          {files.length > 0 && <SentFiles files={files} onDownload={onDownload} />}
        </li>
      ))}
    </ol>
    {inquiry.isWritable ? (
      <MessageForm isClosed={inquiry.state === 'CLOSED'} {...writing} />
    ) : (
      <Banner
        tone="neutral"
        action={
          <Button size="sm" onClick={onAskAnew}>
            새로 문의하기
          </Button>
        }
      >
        끝난 지 30일이 지나서 이어서 적을 수 없어요.
      </Banner>
    )}
  </Stack>
);

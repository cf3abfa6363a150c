import { CHANNEL_LABELS, type ContractMessage } from '@/entities/contract';
import { formatExactTime, formatRelativePast } from '@/shared/lib/seoul-time';
import type { ContractViewProps } from './contract-view';
import * as styles from './contract.css';

const STATUS_WORDS: Record<ContractMessage['status'], string> = {
  QUEUED: '보낼 차례예요',
  SENDING: '보내는 중',
  SENT: '보냄',
  FAILED: '보내지 못함',
};

/** Whether KakaoTalk delivered a message only becomes known later. */
function describeWay({ channel, sentAs }: ContractMessage) {
  if (sentAs === 'ALIMTALK') return '카카오 알림톡';
  if (sentAs === 'TEXT_INSTEAD') return '문자로 대신 보냈어요';
  return CHANNEL_LABELS[channel];
}

type MessagesProps = Pick<ContractViewProps, 'contract' | 'messages' | 'now'>;

export function Messages({ contract, messages, now }: MessagesProps) {
  if (!messages || messages.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="messages">
      <div className={styles.sectionHeader}>
        <h2 id="messages" className={styles.sectionTitle}>
          보낸 메일과 문자
        </h2>
        <span className={styles.summary}>{messages.length}건</span>
      </div>
      <ol className={styles.messages}>
        {messages.toReversed().map((message) => (
          <li key={message.messageId} className={styles.message}>
            <div className={styles.messageLine}>
              <span>
                {message.name ?? contract.sender.name} 님 · {describeWay(message)}
              </span>
              <span className={message.status === 'FAILED' ? styles.failure : undefined}>
                {message.openedAt
                  ? `${formatRelativePast(message.openedAt, now)} 열어봄`
                  : STATUS_WORDS[message.status]}
              </span>
            </div>
            <p className={styles.messageNote}>
              {message.to} · {formatExactTime(message.sentAt ?? message.createdAt)}
              {message.reason && ` · ${message.reason}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

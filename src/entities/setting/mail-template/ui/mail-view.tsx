import type { components } from '@/shared/api';
import { Stack } from '@/shared/ui/layout/stack';
import type { MailPreview } from '../api/mail-template';
import * as styles from './mail-view.css';

type Block = components['schemas']['MailPreviewBlock'];

/** The button in the preview does nothing. */
export const MailView = ({ preview: { subject, organizationName, blocks, foot } }: { preview: MailPreview }) => (
  <article className={styles.canvas} aria-label={`메일: ${subject}`}>
    <p className={styles.organization}>{organizationName}</p>
    <div className={styles.paper}>
      {blocks.map((block, index) => (
        // Blocks have neither ids nor state, so their index can be part of the key.
        <BlockView key={`${index} ${block.type}`} block={block} />
      ))}
    </div>
    <div className={styles.footer}>
      {foot.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  </article>
);

function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'HEADING':
      return <p className={styles.heading}>{block.words}</p>;
    case 'GREETING':
      return <p className={styles.greeting}>{block.words}</p>;
    case 'PARAGRAPH':
      return <p className={styles.paragraph}>{block.words}</p>;
    case 'NOTE':
      return <p className={styles.note}>{block.words}</p>;
    case 'BUTTON':
      return (
        <p>
          <span className={styles.button}>{block.words}</span>
        </p>
      );
    case 'MESSAGE':
      return (
        <div className={styles.message}>
          {block.from !== '' && <p className={styles.quoteAuthor}>{block.from}</p>}
          <p>{block.words}</p>
        </div>
      );
    case 'FACTS':
      return (
        <dl className={styles.facts}>
          {block.facts.map(({ term, value }) => (
            <Fact key={term} term={term} value={value} />
          ))}
        </dl>
      );
  }
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <>
    <dt className={styles.term}>{term}</dt>
    <dd>{value}</dd>
  </>
);

const SIZES = { SMS: '단문', LMS: '장문' };

/** The button in the preview does nothing. */
const AlimtalkView = ({ message: { text, button } }: { message: NonNullable<MailPreview['alimtalk']> }) => (
  <article className={styles.canvas} aria-label="카카오 알림톡">
    <div className={styles.card}>
      <p className={styles.cardHeader}>알림톡 도착</p>
      <p className={styles.cardText}>{text}</p>
      {button !== null && <span className={styles.cardButton}>{button}</span>}
    </div>
  </article>
);

/** Shows KakaoTalk first, if it is used, then the text message for phones without it. */
export const PhoneMessagesView = ({ preview: { alimtalk, textMessage } }: { preview: MailPreview }) =>
  alimtalk ? (
    <Stack gap={3}>
      <p className={styles.introduction}>카카오 알림톡으로 먼저 보내요. 카카오에서 승인받은 글이라 바꿀 수 없어요.</p>
      <AlimtalkView message={alimtalk} />
      <p className={styles.introduction}>알림톡을 받을 수 없는 분에게는 문자로 보내요.</p>
      <TextMessageView message={textMessage} />
    </Stack>
  ) : (
    <TextMessageView message={textMessage} />
  );

/** Shows a text message with its size, which determines its price. */
const TextMessageView = ({ message: { text, bytes, size } }: { message: MailPreview['textMessage'] }) => (
  <article className={styles.canvas} aria-label="문자">
    <p className={styles.bubble}>{text}</p>
    <p className={styles.messageSize}>
      {bytes.toLocaleString('ko')}바이트 · {SIZES[size]}으로 보내요
    </p>
  </article>
);

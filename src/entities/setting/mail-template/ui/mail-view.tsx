import type { components } from '@/shared/api';
import type { MailPreview } from '../api/mail-template';
import * as styles from './mail-view.css';

type Block = components['schemas']['MailPreviewBlock'];

/** An email as it would arrive. Its button leads nowhere. */
export const MailView = ({ preview: { subject, organizationName, blocks, foot } }: { preview: MailPreview }) => (
  <article className={styles.canvas} aria-label={`메일: ${subject}`}>
    <p className={styles.organization}>{organizationName}</p>
    <div className={styles.paper}>
      {blocks.map((block, index) => (
        // Blocks have no identity of their own, and keep no state.
        <BlockView key={`${index} ${block.type}`} block={block} />
      ))}
    </div>
    <div className={styles.foot}>
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
          {block.from !== '' && <p className={styles.from}>{block.from}</p>}
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

/** A text message as it would arrive, with its size, on which its price depends. */
export const TextMessageView = ({ message: { text, bytes, size } }: { message: MailPreview['textMessage'] }) => (
  <article className={styles.canvas} aria-label="문자">
    <p className={styles.bubble}>{text}</p>
    <p className={styles.size}>
      {bytes.toLocaleString('ko')}바이트 · {SIZES[size]}으로 보내요
    </p>
  </article>
);

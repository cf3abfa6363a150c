import type { components } from '@/shared/api';
import * as styles from './content-blocks.css';
import { ContentTexts } from './content-texts';

export type ContentBlock = components['schemas']['ContentBlock'];

/** Renders a notice, a guide page or an answer. The server sends a tree of blocks, so nothing is parsed as HTML. */
export const ContentBlocks = ({ blocks }: { blocks: readonly ContentBlock[] }) => (
  <div className={styles.blocks}>
    {blocks.map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </div>
);

function Block({ block }: { block: ContentBlock }) {
  switch (block.type) {
    case 'HEADING':
      return <Heading {...block} />;
    case 'PARAGRAPH':
      return (
        <p>
          <ContentTexts texts={block.texts} />
        </p>
      );
    case 'LIST':
      return <Items {...block} />;
    case 'PICTURE':
      return (
        <img
          className={styles.picture}
          src={block.imageUrl}
          alt={block.description}
          width={block.width}
          height={block.height}
          loading="lazy"
        />
      );
  }
}

function Heading({ level, id, text }: Extract<ContentBlock, { type: 'HEADING' }>) {
  const Level = `h${level}` as const;
  return (
    <Level id={id} tabIndex={-1} className={styles.heading({ level })}>
      {text}
    </Level>
  );
}

function Items({ isOrdered, items }: Extract<ContentBlock, { type: 'LIST' }>) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={styles.list({ isOrdered })}>
      {items.map((texts, index) => (
        <li key={index}>
          <ContentTexts texts={texts} />
        </li>
      ))}
    </List>
  );
}

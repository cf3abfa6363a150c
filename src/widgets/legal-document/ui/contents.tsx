import * as styles from './legal-document.css';

type ContentsProps = { headings: readonly { id: string; heading: string }[] };

/** Rendered twice, with only one copy visible: next to the text, or collapsed above it. */
export const Contents = ({ headings }: ContentsProps) => {
  const list = (
    <ol className={styles.contentsList}>
      {headings.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.contentsLink}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className={styles.contents} aria-label="차례">
        {list}
      </nav>
      <details className={styles.foldedContents}>
        <summary>차례</summary>
        <nav aria-label="차례">{list}</nav>
      </details>
    </>
  );
};

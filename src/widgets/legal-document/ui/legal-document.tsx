import { useEffect } from 'react';
import type { LegalText } from '../model/legal-text';
import { Contents } from './contents';
import * as styles from './legal-document.css';
import { LegalSectionView } from './legal-section';

const dayOf = (isoDay: string) => {
  const [year, month, day] = isoDay.split('-').map(Number);
  return `${year}년 ${month}월 ${day}일`;
};

const headingOf = ({ numbering, sections }: LegalText) =>
  sections.map(({ id, title }, index) => ({
    id,
    heading: numbering === 'article' ? `제${index + 1}조 (${title})` : `${index + 1}. ${title}`,
  }));

export const LegalDocument = ({ text }: { text: LegalText }) => {
  const headings = headingOf(text);
  useShowCited();
  return (
    <div className={styles.container}>
      <div className={styles.layout}>
        <header className={styles.header}>
          <h1 className={styles.title}>{text.title}</h1>
          <p className={styles.summary}>{text.summary}</p>
          <p className={styles.effectiveDate}>
            시행일 <time dateTime={text.effectiveOn}>{dayOf(text.effectiveOn)}</time>
          </p>
          <details className={styles.earlierVersions}>
            <summary>지난 판 보기</summary>
            <p>이번이 첫 판이에요. 내용이 바뀌면 지난 판을 여기에 모아둘게요.</p>
          </details>
        </header>
        <Contents headings={headings} />
        <article className={styles.body}>
          {text.sections.map((section, index) => (
            <LegalSectionView key={section.id} section={section} heading={headings[index]?.heading ?? section.title} />
          ))}
        </article>
      </div>
    </div>
  );
};

/** The browser looks for the linked article before the page has rendered. */
function useShowCited() {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}

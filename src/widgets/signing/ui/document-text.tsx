import { ChevronDown } from '@/shared/icons';
import { useState } from 'react';
import { PageText, usePageTexts, type DocumentPage } from '@/entities/document';
import { useSignMessages } from '@/features/receiver/sign-document';
import * as styles from './document-text.css';

/** For people who fill in one field at a time, or prefer text to pictures of pages. */
export function DocumentText({ pages }: { pages: readonly DocumentPage[] }) {
  const t = useSignMessages();
  const texts = usePageTexts();
  const [isOpen, setIsOpen] = useState(false);
  if (!texts) return null;
  return (
    <details
      className={styles.part}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
        if (currentTarget.open) texts.begin();
      }}
    >
      <summary className={styles.summary}>
        {t.readText}
        <ChevronDown className={styles.arrow} aria-hidden />
      </summary>
      {isOpen && (
        <div className={styles.pages}>
          {pages.map((page) => (
            <div key={page.key}>
              <h2 className={styles.pageName}>{t.page(page.index + 1)}</h2>
              <PageText page={page} isSeen />
            </div>
          ))}
        </div>
      )}
    </details>
  );
}

import { Copy, RotateCcw } from '@/shared/icons';
import { useEffect, useRef, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { copyToClipboard } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/actions/button';
import { StandaloneFrame } from '@/shared/ui/layout/standalone-frame';
import { describeCrash } from '../model/describe-crash';
import { CRASH_MESSAGES as words } from '../model/words';
import * as styles from './crash-page.css';

/** Part of the first chunk, because other chunks may fail to load after a crash. */
export function CrashPage() {
  const error = useRouteError();
  const [crash] = useState(() => describeCrash(error));
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const copy = async () => {
    setCopied(await copyToClipboard(crash.map(({ label, value }) => `${label}: ${value}`).join('\n')));
  };

  return (
    <StandaloneFrame
      footer={
        <>
          <a href="/landing/support">{words.support}</a>
          <a href="/landing/faq">{words.faq}</a>
        </>
      }
    >
      <title>오류 | 도장</title>
      <h1 ref={heading} lang="en" tabIndex={-1} className={styles.title}>
        Unexpected Application Error!
      </h1>
      <p className={styles.textBlock}>
        {words.what}
        <br />
        {words.next}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" size="lg" icon={<RotateCcw />} onClick={() => location.reload()}>
          {words.reload}
        </Button>
        <Button variant="secondary" size="lg" onClick={() => location.assign('/')}>
          {words.home}
        </Button>
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>{words.details}</summary>
        <dl className={styles.facts}>
          {crash.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Button size="sm" variant="ghost" icon={<Copy />} onClick={() => void copy()}>
          {isCopied === null ? words.copy : isCopied ? words.copied : words.notCopied}
        </Button>
      </details>
    </StandaloneFrame>
  );
}

import { Copy, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { copyToClipboard } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/button';
import { StandaloneFrame } from '@/shared/ui/standalone-frame';
import { describeCrash } from '../model/describe-crash';
import * as styles from './crash-page.css';

/** The router's fallback. It loads with the first chunk: when chunks fail, nothing else can be fetched. */
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
          <a href="/landing/support">문의하기</a>
          <a href="/landing/faq">자주 묻는 질문</a>
        </>
      }
    >
      <title>오류 | 도장</title>
      <h1 ref={heading} lang="en" tabIndex={-1} className={styles.title}>
        Unexpected Application Error!
      </h1>
      <p className={styles.words}>
        예상하지 못한 문제가 생겨서 화면을 보여드리지 못했어요.
        <br />
        다시 불러오면 대부분 이어서 할 수 있어요.
      </p>
      <div className={styles.actions}>
        <Button variant="primary" size="lg" icon={<RotateCcw />} onClick={() => location.reload()}>
          다시 불러오기
        </Button>
        <Button variant="secondary" size="lg" onClick={() => location.assign('/')}>
          홈으로 가기
        </Button>
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>문의할 때 알려주세요</summary>
        <dl className={styles.facts}>
          {crash.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Button size="sm" variant="ghost" icon={<Copy />} onClick={() => void copy()}>
          {isCopied === null ? '복사' : isCopied ? '복사했어요' : '복사하지 못했어요'}
        </Button>
      </details>
    </StandaloneFrame>
  );
}

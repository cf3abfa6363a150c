import { ArrowLeft, House } from '@/shared/icons';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { Link } from '@/shared/ui/actions/link';
import { StandaloneFrame } from '@/shared/ui/layout/standalone-frame';
import * as styles from './not-found-page.css';

export function NotFoundPage() {
  const navigate = useNavigate();
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <StandaloneFrame
      footer={
        <>
          <Link to={href('landingSupport')} tone="quiet">
            문의하기
          </Link>
          <Link to={href('landingFaq')} tone="quiet">
            자주 묻는 질문
          </Link>
        </>
      }
    >
      <title>찾는 페이지가 없어요 | 도장</title>
      <div ref={area} tabIndex={-1} className={styles.area}>
        <EmptyState
          kind="nothing-found"
          headingLevel={1}
          words="404"
          title="찾는 페이지가 없어요"
          description={
            <>
              주소가 바뀌었거나 문서가 지워졌을 수 있어요.
              <br />
              메일이나 문자로 받은 링크라면 다시 눌러주세요.
            </>
          }
          actions={
            <>
              <Button variant="primary" size="lg" icon={<House />} onClick={() => void navigate(href('root'))}>
                홈으로 가기
              </Button>
              <Button variant="secondary" size="lg" icon={<ArrowLeft />} onClick={() => void navigate(-1)}>
                이전 화면으로
              </Button>
            </>
          }
        />
      </div>
    </StandaloneFrame>
  );
}

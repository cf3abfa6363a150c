import { ArrowLeft, House } from '@/shared/icons';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { findBrowserLanguage, findUrlLanguage } from '@/shared/i18n';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { Link } from '@/shared/ui/actions/link';
import { StandaloneFrame } from '@/shared/ui/layout/standalone-frame';
import { WORDS } from '../model/words';
import * as styles from './not-found-page.css';

export function NotFoundPage() {
  const navigate = useNavigate();
  // Receivers come here, too, and nobody knows which language they were written to in.
  const [language] = useState(() => findUrlLanguage(window.location.search) ?? findBrowserLanguage());
  const words = WORDS[language];
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <StandaloneFrame
      footer={
        <>
          <Link to={href('landingSupport')} tone="quiet">
            {words.support}
          </Link>
          <Link to={href('landingFaq')} tone="quiet">
            {words.faq}
          </Link>
        </>
      }
    >
      <title>{`${words.title} | 도장`}</title>
      <div ref={area} lang={language} tabIndex={-1} className={styles.area}>
        <EmptyState
          kind="nothing-found"
          headingLevel={1}
          words="404"
          title={words.title}
          description={
            <>
              {words.what}
              <br />
              {words.next}
            </>
          }
          actions={
            <>
              <Button variant="primary" size="lg" icon={<House />} onClick={() => void navigate(href('root'))}>
                {words.home}
              </Button>
              <Button variant="secondary" size="lg" icon={<ArrowLeft />} onClick={() => void navigate(-1)}>
                {words.back}
              </Button>
            </>
          }
        />
      </div>
    </StandaloneFrame>
  );
}

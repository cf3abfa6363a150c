import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { OriginalNote } from '@/shared/ui/feedback/original-note';
import { StepScreen } from '@/shared/ui/layout/step-screen';
import type { DirectUrlVisit } from '../api/visit';
import { useVisitMessages } from '../model/messages';
import * as styles from './invited-view.css';

export type InvitedViewProps = { visit: DirectUrlVisit; picture: ReactNode; onBegin: () => void };

export function InvitedView({ visit, picture, onBegin }: InvitedViewProps) {
  const { invited: words } = useVisitMessages();
  const { title, organizationName, message, pageCount, endsAt, steps, contactBy } = visit;
  const toShow = contactBy === 'EITHER' ? steps.filter((step) => !CODES.some((code) => code === step)) : steps;
  return (
    <StepScreen
      title={words.title(organizationName)}
      action={
        <Button variant="primary" size="xl" fullWidth onClick={onBegin}>
          {words.start}
        </Button>
      }
      note={words.note}
    >
      <div className={styles.document}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.facts}>
          <p className={styles.name}>{title}</p>
          <p>{words.pages(pageCount)}</p>
        </div>
      </div>
      {message && <p className={styles.message}>{message}</p>}
      <dl className={styles.rows}>
        {endsAt && <Row term={words.until}>{words.deadline(endsAt)}</Row>}
        <Row term={words.toShow}>
          {[contactBy === 'EITHER' && words.mailOrText, toShow.length > 0 && words.steps(toShow)]
            .filter(Boolean)
            .join(', ')}
        </Row>
      </dl>
      <OriginalNote />
    </StepScreen>
  );
}

/** A visitor who could use either code needs only one. */
const CODES = ['EMAIL_CODE', 'PHONE_CODE'] as const;

const Row = ({ term, children }: { term: string; children: string }) => (
  <div className={styles.row}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

import { Download } from '@/shared/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { toDownloadUrl, isSealing, type Copies } from '@/entities/copy';
import { Button, ButtonLink } from '@/shared/ui/actions/button';
import { Stamp } from '@/shared/ui/feedback/stamp';
import { useCopiesMessages } from '../model/messages';
import * as styles from './copies-view.css';
import { EmailCopies } from './email-copies';

export type CopiesViewProps = {
  copies: Copies;
  readHref: string;
  certificateHref: string;
  children?: ReactNode;
};

/** Shows the copy, or what still has to happen before the document is sealed. */
export function CopiesView({ copies, readHref, certificateHref, children }: CopiesViewProps) {
  const words = useCopiesMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { status, role, title, documentNo, signedAt, viewableUntil, certificate } = copies;
  const isCompleted = status === 'COMPLETED';
  const hasActed = signedAt !== null;
  // Until the document is sealed, its pages are those without any signature.
  const picture = isCompleted ? copies.document.pages.at(-1)?.imageUrl : undefined;

  return (
    <div className={styles.view}>
      {(isCompleted || isSealing(copies)) && (
        <div className={styles.paper}>
          {picture ? (
            <img className={styles.picture} src={picture} alt={words.picture} />
          ) : (
            <div className={styles.picture} />
          )}
          <span className={styles.stamp}>
            <Stamp size={102} lands />
          </span>
        </div>
      )}
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {!hasActed ? (isCompleted ? words.copy : words.toRead) : role === 'APPROVER' ? words.approved : words.signed}
      </h1>
      <p className={styles.state} role="status">
        <State copies={copies} />
      </p>
      <dl className={styles.rows}>
        <Row term={words.document}>{title}</Row>
        {signedAt && <Row term={role === 'APPROVER' ? words.approvedAt : words.signedAt}>{words.moment(signedAt)}</Row>}
        {documentNo && <Row term={words.documentNo}>{documentNo}</Row>}
      </dl>
      <div className={styles.footer}>
        {isSealing(copies) ? (
          <Button variant="primary" size="xl" fullWidth loading loadingLabel={words.preparing}>
            {words.download}
          </Button>
        ) : isCompleted ? (
          <>
            <ButtonLink
              variant="primary"
              size="xl"
              fullWidth
              icon={<Download />}
              to={toDownloadUrl(copies.document.url)}
              reloadDocument
            >
              {words.download}
            </ButtonLink>
            {certificate && (
              <ButtonLink variant="secondary" size="xl" fullWidth to={certificateHref}>
                {words.certificate}
              </ButtonLink>
            )}
            <EmailCopies />
          </>
        ) : (
          <ButtonLink variant="primary" size="xl" fullWidth to={readHref}>
            {words.soFar}
          </ButtonLink>
        )}
        {children}
        {viewableUntil && <p className={styles.deadline}>{words.until(viewableUntil)}</p>}
      </div>
    </div>
  );
}

function State({ copies }: { copies: Copies }) {
  const words = useCopiesMessages();
  if (copies.status === 'COMPLETED')
    return (
      <>
        {copies.isSealedAtOnce ? words.completedAtOnce : words.completed}
        <br />
        {words.sent}
      </>
    );
  if (copies.sealState === 'RETRYING') return words.retrying;
  if (copies.sealState === 'HELD')
    return (
      <>
        {words.held}
        <br />
        {words.heldMore}
      </>
    );
  if (isSealing(copies))
    return (
      <>
        {words.sealing}
        <br />
        {words.sealingMore}
      </>
    );
  const names = copies.people.filter(({ hasTurn }) => hasTurn).map(({ name }) => name);
  return (
    <>
      {words.waiting}
      {names.length > 0 && (
        <>
          <br />
          {words.waitsFor(names.join(', '))}
        </>
      )}
    </>
  );
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

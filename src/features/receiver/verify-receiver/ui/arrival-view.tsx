import { useState, type ReactNode } from 'react';
import type { ApiError } from '@/shared/api';
import { Avatar } from '@/shared/ui/data/avatar';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { LinkButton } from '@/shared/ui/actions/link';
import { OriginalNote } from '@/shared/ui/feedback/original-note';
import { StepScreen } from '@/shared/ui/layout/step-screen';
import type { Letter, ReceiverStep } from '../api/verification';
import { describeFailure, useVerifyMessages } from '../model/messages';
import type { Consents } from '../model/verify-receiver.setup';
import { ConsentTicks } from './consent-ticks';
import * as styles from './arrival-view.css';

/** Rough estimates of the time for reading a page and for filling in a field. */
const SECONDS_PER_PAGE = 20;
const SECONDS_PER_FIELD = 12;
const LONG_MESSAGE = 140;

export type ArrivalViewProps = {
  letter: Letter;
  steps: readonly ReceiverStep[];
  /** The receiver has been here before and is verifying their identity again. */
  isReview: boolean;
  isBusy: boolean;
  failure: ApiError | null;
  picture: ReactNode;
  /** Null if the consents are requested later or were given earlier. */
  consents: Consents | null;
  onTicked: (consents: Consents) => void;
  onOpen: () => void;
  onDownload: () => void;
  onAsk: (() => void) | null;
};

export function ArrivalView(props: ArrivalViewProps) {
  const { letter, steps, isReview, isBusy, failure, picture, consents } = props;
  const { onTicked, onOpen, onDownload, onAsk } = props;
  const { arrival: words, ...all } = useVerifyMessages();
  const { receiver, title, pageCount, fieldCount, senderName, messages, signedBefore } = letter;
  const toShow = steps.filter(({ isPassed }) => !isPassed).map(({ step }) => step);
  const minutes = Math.max(1, Math.ceil((pageCount * SECONDS_PER_PAGE + fieldCount * SECONDS_PER_FIELD) / 60));
  const task = taskOf(letter);
  const isFinished = letter.status === 'COMPLETED' && !isReview;
  const headings = {
    sign: [words.to(receiver.name), words.sign],
    approve: [words.to(receiver.name), words.approve],
    view: [words.to(receiver.name), letter.status === 'COMPLETED' ? words.view : words.read],
    values: words.fillAgain,
    consent: words.consent,
    signed: receiver.role === 'APPROVER' ? words.reviewed : words.signed,
    completed: words.completed,
  };

  return (
    <StepScreen
      title={isReview ? words.review : headings[task]}
      description={isReview ? words.reviewMore : task === 'signed' ? words.signedMore : undefined}
      isFootTall={consents !== null}
      action={
        <>
          {consents && (
            <ConsentTicks isShort organizationName={letter.organizationName} consents={consents} onTicked={onTicked} />
          )}
          {failure && <Banner tone="danger">{describeFailure(all.failure, failure)}</Banner>}
          {isFinished && (
            <Button
              variant="primary"
              size="xl"
              fullWidth
              loading={isBusy}
              loadingLabel={words.opening}
              onClick={onDownload}
            >
              {words.download}
            </Button>
          )}
          {!(isFinished && isBusy) && (
            <Button
              variant={isFinished ? 'secondary' : 'primary'}
              size="xl"
              fullWidth
              loading={isBusy}
              loadingLabel={words.opening}
              disabledReason={
                consents && !(consents.electronic && consents.personal) ? all.consents.neededToOpen : undefined
              }
              onClick={onOpen}
            >
              {isReview ? words.goOn : isFinished ? words.look : words.open}
            </Button>
          )}
        </>
      }
      note={
        onAsk && (
          <>
            {words.unknown}
            <LinkButton tone="neutral" onClick={onAsk}>
              {all.askSender}
            </LinkButton>
          </>
        )
      }
    >
      <div className={styles.document}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.facts}>
          <p className={styles.name}>{title}</p>
          <p>{words.pages(pageCount, receiver.hasTurn ? fieldCount : 0)}</p>
          {task === 'sign' && <p>{words.minutes(minutes)}</p>}
        </div>
      </div>
      <div className={styles.letter}>
        <Avatar name={senderName} size={34} />
        <div>
          <p className={styles.sender}>{senderName}</p>
          <Message text={messages.join('\n\n')} more={words.more} less={words.less} />
        </div>
      </div>
      <dl className={styles.rows}>
        {receiver.actedAt && (
          <Row term={receiver.role === 'APPROVER' ? words.approvedAt : words.signedAt}>
            {words.moment(receiver.actedAt)}
          </Row>
        )}
        {receiver.hasTurn && <Row term={words.deadline}>{words.deadlineAt(letter.expiresAt)}</Row>}
        {signedBefore.map(({ name, at }, place) => {
          const { who, when } = words.personAt(name, at);
          return (
            <Row key={`${name} ${at}`} term={place === 0 ? words.signedBefore : ''}>
              {who} <span className={styles.secondaryText}>{when}</span>
            </Row>
          );
        })}
        {toShow.length > 0 && <Row term={words.toShow}>{words.steps(toShow)}</Row>}
      </dl>
      <OriginalNote />
    </StepScreen>
  );
}

function taskOf({ receiver: { role, hasTurn }, status, request }: Letter) {
  if (role === 'VIEWER') return 'view';
  if (hasTurn && request) return request === 'VALUES' ? 'values' : 'consent';
  if (hasTurn) return role === 'APPROVER' ? 'approve' : 'sign';
  return status === 'COMPLETED' ? 'completed' : 'signed';
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

function Message({ text, more, less }: { text: string; more: string; less: string }) {
  const [isFolded, setIsFolded] = useState(true);
  const letters = Array.from(text);
  const isLong = letters.length > LONG_MESSAGE;
  if (text === '') return null;
  return (
    <>
      <p className={styles.message}>{isLong && isFolded ? `${letters.slice(0, LONG_MESSAGE).join('')}…` : text}</p>
      {isLong && (
        <LinkButton tone="quiet" aria-expanded={!isFolded} onClick={() => setIsFolded(!isFolded)}>
          {isFolded ? more : less}
        </LinkButton>
      )}
    </>
  );
}

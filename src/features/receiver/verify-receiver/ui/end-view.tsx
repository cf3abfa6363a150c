import {
  BadgeCheck,
  CalendarX2,
  CircleSlash,
  Clock,
  FileXCorner,
  Hourglass,
  Link as LinkIcon,
  Unplug,
  UserRoundCheck,
} from '@/shared/icons';
import type { ReactNode } from 'react';
import type { ApiError } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { StepScreen } from '@/shared/ui/layout/step-screen';
import { describeFailure, useVerifyMessages } from '../model/messages';
import type { DeadEndCode, DeadEndDetails } from '../model/verification-steps';
import * as styles from './end-view.css';

const ICONS: Record<DeadEndCode, ReactNode> = {
  LINK_WRONG: <LinkIcon />,
  LINK_OVER: <Clock />,
  CONTRACT_CANCELLED: <FileXCorner />,
  CONTRACT_REJECTED: <CircleSlash />,
  CONTRACT_EXPIRED: <CalendarX2 />,
  DELEGATED: <UserRoundCheck />,
  NOT_YOUR_TURN: <Hourglass />,
};

export type EndViewProps =
  | { kind: 'deadEnd'; deadEnd: DeadEndDetails; onRetry: (() => void) | null; onAsk: (() => void) | null }
  | { kind: 'sessionOver'; isReview: boolean; onRetry: (() => void) | null }
  | { kind: 'unreachable'; failure: ApiError | null; onRetry: () => void }
  | { kind: 'handedOver' };

export function EndView(props: EndViewProps) {
  const words = useVerifyMessages();
  switch (props.kind) {
    case 'deadEnd':
      return <DeadEnd {...props} />;
    case 'sessionOver':
      return (
        <StepScreen
          takesFocus
          icon={<Clock />}
          title={words.over.title}
          description={props.onRetry ? words.over.again : props.isReview ? words.over.review : words.over.link}
          action={
            props.onRetry && (
              <Button variant="primary" size="xl" fullWidth onClick={props.onRetry}>
                {words.arrival.goOn}
              </Button>
            )
          }
        />
      );
    case 'unreachable':
      return (
        <StepScreen
          takesFocus
          icon={<Unplug />}
          title={words.unreachable.title}
          description={props.failure ? describeFailure(words.failure, props.failure) : words.failure.other}
          action={
            <Button variant="primary" size="xl" fullWidth onClick={props.onRetry}>
              {words.unreachable.again}
            </Button>
          }
        />
      );
    case 'handedOver':
      return (
        <StepScreen
          takesFocus
          icon={<BadgeCheck />}
          title={words.handedOver.title}
          description={words.handedOver.more}
        />
      );
  }
}

function DeadEnd({ deadEnd: { code, known }, onRetry, onAsk }: Extract<EndViewProps, { kind: 'deadEnd' }>) {
  const words = useVerifyMessages();
  const isReplaced = isReplacedLink({ code, known });
  const [title, more] = words.deadEnds[isReplaced ? 'LINK_REPLACED' : code];
  const waitsFor = code === 'NOT_YOUR_TURN' && onRetry ? (known?.waitsFor ?? []) : [];
  return (
    <StepScreen
      takesFocus
      icon={isReplaced ? <LinkIcon /> : ICONS[code]}
      title={waitsFor.length > 0 ? words.waitsFor(waitsFor.join(', ')) : (title ?? '')}
      description={more}
      action={
        code === 'NOT_YOUR_TURN' && onRetry ? (
          <Button variant="primary" size="xl" fullWidth onClick={onRetry}>
            {words.lookAgain}
          </Button>
        ) : (
          onAsk && (
            <Button variant="secondary" size="xl" fullWidth onClick={onAsk}>
              {words.askSender}
            </Button>
          )
        )
      }
    >
      {known && (
        <div className={styles.details}>
          <p className={styles.title}>{known.title}</p>
          <p>{words.sentBy(known.organizationName, known.senderName)}</p>
          {(known.endedAt || known.reason) && (
            <dl className={styles.rows}>
              {known.endedAt && isEnd(code) && (
                <Row term={words.ended[code]}>{words.arrival.moment(known.endedAt)}</Row>
              )}
              {known.reason && <Row term={words.ended.reason}>{known.reason}</Row>}
            </dl>
          )}
        </div>
      )}
    </StepScreen>
  );
}

/** The server describes the document of a link that has expired, but nothing to whoever has a replaced link. */
const isReplacedLink = ({ code, known }: DeadEndDetails) => code === 'LINK_OVER' && known === null;

const ENDS = ['CONTRACT_CANCELLED', 'CONTRACT_REJECTED', 'CONTRACT_EXPIRED'] as const;
const isEnd = (code: DeadEndCode): code is (typeof ENDS)[number] => ENDS.some((end) => end === code);

const Row = ({ term, children }: { term: string; children: string }) => (
  <div className={styles.row}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

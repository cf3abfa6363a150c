import { Check, Eye, Mail, MessageSquareText, ShieldCheck, X } from '@/shared/icons';
import { formatVerification, type Receiver } from '@/entities/contract';
import { formatPhone } from '@/shared/ui/inputs/phone-input';
import { useLayout } from '@/shared/ui/layout/responsive';
import {
  mustAct,
  isReceiverDone,
  describeLastStep,
  countProgress,
  listProgressSteps,
  describeTurn,
  findUndeliveredMessage,
  hasNobodyToAct,
} from '../model/progress';
import { PersonMenu } from './person-menu';
import { UndeliveredBanner } from './undelivered-banner';
import type { ContractViewProps } from './contract-view';
import * as styles from './contract.css';

type PeopleProps = Pick<ContractViewProps, 'contract' | 'messages' | 'mayChange' | 'now' | 'onReceiver'>;

export function People(props: PeopleProps) {
  const { contract } = props;
  const isAtOnce = hasNobodyToAct(contract.receivers);
  const { done, left } = countProgress(contract.receivers);
  // Once somebody has declined or the sender has cancelled, nobody is expected to act.
  const hasEnded = contract.status === 'REJECTED' || contract.status === 'CANCELLED';
  // On a phone, the summary above already says whose turn it is.
  const isSaid = useLayout() === 'mobile' && describeTurn(contract.receivers) !== null;
  return (
    <section className={styles.section} aria-labelledby="people">
      <div className={styles.sectionHeader}>
        <h2 id="people" className={styles.sectionTitle}>
          {isAtOnce ? '받는 분' : '서명 진행'}
        </h2>
        {!isSaid && !isAtOnce && (
          <span className={styles.summary}>
            {left === 0 ? (
              <>
                <strong>{done}명</strong> 모두 끝
              </>
            ) : (
              <>
                <strong>{done}명</strong> 끝{!hasEnded && ` · ${left}명 남음`}
              </>
            )}
          </span>
        )}
      </div>
      {contract.receivers.length === 0 ? (
        <p className={styles.personStatus}>받는 분 없이, 보내는 쪽에서 서명하거나 도장을 찍은 문서예요.</p>
      ) : (
        <ol className={styles.people}>
          {contract.receivers.map((receiver) => (
            <Person key={receiver.receiverUuid} receiver={receiver} {...props} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Person({ receiver, contract, messages, mayChange, now, onReceiver }: PeopleProps & { receiver: Receiver }) {
  const { name, title, email, phone, channels, verifications, role, when, hasTurn } = receiver;
  // On a phone, the last step doesn't fit next to a long address, so it goes below.
  const isMobile = useLayout() === 'mobile';
  const failure =
    messages && contract.status === 'IN_PROGRESS' ? findUndeliveredMessage(receiver.receiverUuid, messages) : null;
  return (
    <li className={styles.person}>
      <Dot receiver={receiver} />
      <div className={styles.personText}>
        <p className={styles.personName}>
          {name}
          <span className={styles.personTitle}>
            {title}
            {when === 'AT_END' && ' (사본만 받음)'}
            {when === 'AT_SENDING' && ' (함께 읽음)'}
            {role === 'APPROVER' && ' (검토만 함)'}
          </span>
        </p>
        <p className={styles.personContacts}>
          {channels.includes('MAIL') && email && (
            <span className={styles.contact}>
              <Mail />
              {email}
            </span>
          )}
          {channels.includes('SMS') && phone && (
            <span className={styles.contact}>
              <MessageSquareText />
              {formatPhone(phone)}
            </span>
          )}
          {verifications.length > 0 && (
            <span className={styles.contact}>
              <ShieldCheck />
              {formatVerification(verifications)}
            </span>
          )}
        </p>
        {isMobile && <p className={styles.personStatus}>{describeLastStep(receiver, contract, now)}</p>}
      </div>
      <div className={styles.personTrailing}>
        {!isMobile && <span className={styles.personStatus}>{describeLastStep(receiver, contract, now)}</span>}
        {mayChange && contract.status === 'IN_PROGRESS' && contract.sealState === 'NONE' && (
          <PersonMenu contractId={contract.contractId} receiver={receiver} onReceiver={onReceiver} />
        )}
      </div>
      {(hasTurn || failure) && (
        <div className={styles.personActions}>
          {hasTurn && <Steps receiver={receiver} />}
          {failure && (
            <UndeliveredBanner
              message={failure}
              onCorrect={mayChange ? () => onReceiver('correct-contact', receiver) : null}
            />
          )}
        </div>
      )}
    </li>
  );
}

const Steps = ({ receiver }: { receiver: Receiver }) => (
  <ol className={styles.steps} aria-label={`${receiver.name} 님이 지나온 단계`}>
    {listProgressSteps(receiver).map(({ label, isDone: isBehind }) => (
      <li key={label} className={styles.step} data-done={isBehind || undefined}>
        {label}
      </li>
    ))}
  </ol>
);

function Dot({ receiver }: { receiver: Receiver }) {
  const { name, state, hasTurn, isMe, role } = receiver;
  if (isReceiverDone(receiver))
    return (
      <span className={styles.personDot({ state: 'done' })}>
        <Check />
      </span>
    );
  if (state === 'REJECTED')
    return (
      <span className={styles.personDot({ state: 'refused' })}>
        <X />
      </span>
    );
  if (!mustAct(receiver))
    return <span className={styles.personDot({ state: 'waiting' })}>{role === 'VIEWER' ? <Mail /> : <Eye />}</span>;
  return (
    <span className={styles.personDot({ state: hasTurn ? (isMe ? 'mine' : 'now') : 'waiting' })} aria-hidden>
      {Array.from(name)[0]}
    </span>
  );
}

import { formatVerification, ROLE_LABELS } from '@/entities/contract';
import { SLOT_PERSON_LABELS, VISIBILITY_LABELS, type Template, type TemplateSlot } from '@/entities/template';
import { getReceiverClass } from '@/shared/styles';
import { List, ListRow } from '@/shared/ui/data/list-row';
import * as styles from './template.css';

type TemplateFactsProps = { template: Template; content: Template['content'] };

export function TemplateFacts({ template, content }: TemplateFactsProps) {
  const { slots, fields, expiryDays, titleRule, message } = content;
  const signers = slots.filter(({ role }) => role === 'SIGNER');
  const facts = [
    ['만든 사람', template.maker.name],
    ['누가 쓸 수 있나요', VISIBILITY_LABELS[template.visibility]],
    ['보낸 문서', `${template.sentCount.toLocaleString('ko-KR')}건`],
    ['마감', `보낸 날부터 ${expiryDays}일`],
    ['문서 이름', titleRule || template.title],
  ] as const;
  return (
    <>
      {template.description && <p className={styles.description}>{template.description}</p>}
      <h2 className={styles.heading}>역할</h2>
      <List label="역할">
        {slots.map((slot) => {
          const place = signers.indexOf(slot);
          const count = fields.filter(({ receiverUuid }) => receiverUuid === slot.slotUuid).length;
          return (
            <ListRow
              key={slot.slotUuid}
              lead={
                <span className={`${styles.slot} ${getReceiverClass(Math.max(0, place))}`} aria-hidden>
                  {slot.order ?? '–'}
                </span>
              }
              title={slot.name}
              description={describeSlot(slot)}
              tail={place === -1 ? undefined : `칸 ${count}개`}
            />
          );
        })}
      </List>
      <h2 className={styles.heading}>정보</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {message && <p className={styles.description}>{message}</p>}
    </>
  );
}

const describeSlot = ({ person, fixed, role, verifications }: TemplateSlot) =>
  [
    fixed ? fixed.name : SLOT_PERSON_LABELS[person],
    ROLE_LABELS[role],
    verifications.length > 0 ? formatVerification(verifications) : '',
  ]
    .filter(Boolean)
    .join(' · ');

import { useQuery } from '@tanstack/react-query';
import { Send } from '@/shared/icons';
import { useMemo, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { Batch } from '@/entities/batch';
import { contactQueries } from '@/entities/contact';
import { toCreditPurchaseUrl } from '@/entities/payment/credit';
import type { Template } from '@/entities/template';
import { useSession } from '@/entities/user';
import {
  addPerson,
  ChosenPeople,
  countRecipients,
  findRequiredContact,
  findValueProblems,
  formatRecipientCount,
  listSharedColumns,
  PickPeople,
  removePerson,
  ReviewBatch,
  SharedValuesForm,
  toggleContact,
  toggleGroup,
  EnterPerson,
  useCreateDraftBatch,
  useDeleteBatch,
  type ChosenRecipients,
  type PickPeopleFilter,
} from '@/features/batch/send-to-contacts';
import { getErrorMessage } from '@/shared/api';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Stack } from '@/shared/ui/layout/stack';
import { SendColumns, SendMethods, TemplateSendFrame, VerificationDueBanner } from '@/widgets/send-frame';
import { findTermsProblems, toSettings } from '../model/batch-terms';
import { useStoredChoice } from '../model/use-stored-choice';
import { BatchTermsForm } from './batch-terms-form';
import * as styles from './send-multiple.css';

const PAGE_SIZE = 20;

type SendMultipleProps = { template: Template; onLeave: () => void };

/** The URL also says whether to skip invalid rows. */
const toReviewAddress = ({ templateId, batchId, counts }: Batch) =>
  `${href('templateSendPreview', { templateId })}?${new URLSearchParams({
    batchId,
    ...(counts.wrong > 0 && { leaveOut: 'wrong' }),
  })}`;

/** Sends the same document to everybody chosen, as a separate contract for each. */
export function SendMultiple({ template, onLeave }: SendMultipleProps) {
  const { templateId } = template;
  const navigate = useNavigate();
  const { chosen, values, terms, isRestored, change, startOver, forget } = useStoredChoice(template);
  const setChosen = (choose: (before: ChosenRecipients) => ChosenRecipients) =>
    change((before) => ({ chosen: choose(before.chosen) }));
  const [filter, setFilter] = useState<PickPeopleFilter>({ search: '', page: 1 });
  const [isChecked, setIsChecked] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const [reviewed, setReviewed] = useState<Batch | null>(null);
  const [started, setStarted] = useState<Batch | null>(null);
  /** The number of credits missing for sending the batch. */
  const [lacking, setLacking] = useState<number | null>(null);
  const mayBuy = useSession().user.permissions.includes('PAYMENT_MANAGE');
  const { search, page } = filter;
  const contacts = useQuery(contactQueries.list({ page, size: PAGE_SIZE, ...(search && { search }) }));
  const groups = useQuery(contactQueries.groups());
  const columns = useMemo(() => listSharedColumns(template), [template]);
  const needs = useMemo(() => findRequiredContact(template), [template]);
  const create = useCreateDraftBatch();
  const drop = useDeleteBatch();
  const [now] = useState(() => new Date());
  const problems = findValueProblems(columns, values, now);
  const termsProblems = findTermsProblems(terms);
  const { count } = countRecipients(chosen);

  const review = () => {
    setIsChecked(true);
    if (count === 0 || problems.size > 0 || Object.keys(termsProblems).length > 0) return;
    create.mutate({ template, chosen, values, settings: toSettings(terms, template) }, { onSuccess: setReviewed });
  };
  const here = href('templateSendMultiple', { templateId });
  if (started) return <Navigate to={`${href('templateSendMany', { templateId })}?batchId=${started.batchId}`} />;
  if (reviewed && lacking !== null)
    return <Navigate to={toCreditPurchaseUrl({ missing: lacking, returnTo: toReviewAddress(reviewed) })} />;
  const isWrong = isChecked && (problems.size > 0 || Object.keys(termsProblems).length > 0);

  return (
    <TemplateSendFrame
      template={template}
      step="people"
      onLeave={onLeave}
      onNext={() => reviewed === null && !isTyping && review()}
      alert={<VerificationDueBanner />}
      actions={
        <Button
          variant="primary"
          icon={<Send />}
          loading={create.isPending}
          loadingLabel="확인하는 중"
          disabledReason={count === 0 ? '보낼 분을 먼저 골라주세요' : undefined}
          onClick={review}
        >
          {count === 0 ? '보내기' : `${formatRecipientCount(chosen)}에게 보내기`}
        </Button>
      }
    >
      <SendColumns
        width="wide"
        asideLabel="고른 분"
        aside={
          <ChosenPeople
            chosen={chosen}
            onContact={(contact) => setChosen((before) => toggleContact(before, contact))}
            onGroup={(group) => setChosen((before) => toggleGroup(before, group))}
            onRemove={(key) => setChosen((before) => removePerson(before, key))}
          />
        }
      >
        <Stack gap={4}>
          <SendMethods template={template} current="multiple" />
          <div>
            <h1 className={styles.heading}>연락처에서 골라 여러 건</h1>
            <p className={styles.subtitle}>고른 분마다 문서를 하나씩 따로 보내요.</p>
          </div>
          {isRestored && (
            <Banner
              action={
                <Button size="sm" onClick={startOver}>
                  처음부터 고르기
                </Button>
              }
            >
              고르던 분과 적던 내용을 이어서 보여드려요.
            </Banner>
          )}
          {create.error && <Banner tone="danger">{getErrorMessage(create.error)}</Banner>}
          {isWrong && <Banner tone="danger">고칠 곳이 있어요. 빨간 줄을 확인해주세요.</Banner>}
          <PickPeople
            contacts={contacts.data ?? null}
            groups={groups.data ?? []}
            isFailed={contacts.isError || groups.isError}
            filter={filter}
            chosen={chosen}
            needs={needs}
            onFilter={(edit) => setFilter((before) => ({ ...before, ...edit }))}
            onRetry={() => void Promise.all([contacts.refetch(), groups.refetch()])}
            onContact={(contact) => setChosen((before) => toggleContact(before, contact))}
            onGroup={(group) => setChosen((before) => toggleGroup(before, group))}
            onType={() => setIsTyping(true)}
          />
          <SharedValuesForm
            columns={columns}
            values={values}
            problems={problems}
            isChecked={isChecked}
            onChange={(fieldId, value) => change((before) => ({ values: { ...before.values, [fieldId]: value } }))}
          />
          <BatchTermsForm
            terms={terms}
            problems={termsProblems}
            titleRule={template.content.titleRule}
            onChange={(edit) => change((before) => ({ terms: { ...before.terms, ...edit } }))}
          />
        </Stack>
      </SendColumns>
      {isTyping && (
        <EnterPerson
          needs={needs}
          onAdd={(person) => {
            setChosen((before) => addPerson(before, person));
            setIsTyping(false);
          }}
          onClose={() => setIsTyping(false)}
        />
      )}
      {reviewed && (
        <ReviewBatch
          batch={reviewed}
          onStarted={(batch) => {
            forget();
            setStarted(batch);
          }}
          onVerify={() => void navigate(`${href('annualAuth')}?returnTo=${encodeURIComponent(here)}`)}
          onBuy={mayBuy ? (missing) => setLacking(missing) : undefined}
          onClose={() => {
            drop.mutate(reviewed.batchId);
            setReviewed(null);
          }}
        />
      )}
    </TemplateSendFrame>
  );
}

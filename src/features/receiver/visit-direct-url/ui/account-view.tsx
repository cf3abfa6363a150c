import { useEffect, useRef, useState } from 'react';
import { suggestMailDomain } from '#rules/mail-domain.ts';
import type { ApiError } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Field } from '@/shared/ui/inputs/field';
import { PhoneInput } from '@/shared/ui/inputs/phone-input';
import { SegmentedControl } from '@/shared/ui/inputs/segmented-control';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { Stack } from '@/shared/ui/layout/stack';
import { StepScreen } from '@/shared/ui/layout/step-screen';
import type { DirectUrlVisit, Visitor } from '../api/visit';
import { describeFailure, useVisitMessages } from '../model/messages';
import { findDraftProblems, toVisitor, type DraftProblem, type VisitorDraft } from '../model/visitor-draft';
import * as styles from './account-view.css';

export type AccountViewProps = {
  visit: DirectUrlVisit;
  isBusy: boolean;
  failure: ApiError | null;
  onGiven: (visitor: Visitor) => void;
};

export function AccountView({ visit, isBusy, failure, onGiven }: AccountViewProps) {
  const { account: words, ...all } = useVisitMessages();
  const { contactBy, domains } = visit;
  const [draft, setDraft] = useState<VisitorDraft>({
    name: '',
    by: contactBy === 'PHONE' ? 'PHONE' : 'MAIL',
    email: '',
    phone: '',
  });
  const [isChecked, setIsChecked] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const contact = useRef<HTMLInputElement>(null);
  // The focused button was on the previous page, so focus would be lost.
  useEffect(() => name.current?.focus(), []);

  const problems = isChecked ? findDraftProblems(draft, visit) : {};
  const only = words.domains(domains.join(', '));
  const explain = (problem: DraftProblem | undefined) => problem && (problem === 'domainWrong' ? only : words[problem]);
  const change = (part: Partial<VisitorDraft>) => setDraft({ ...draft, ...part });
  const meant = domains.length === 0 ? suggestMailDomain(draft.email) : null;
  const suggested = meant && `${draft.email.slice(0, draft.email.lastIndexOf('@'))}@${meant}`;

  const submit = () => {
    setIsChecked(true);
    const found = findDraftProblems(draft, visit);
    if (found.name) return name.current?.focus();
    if (found.contact) return contact.current?.focus();
    if (!isBusy) onGiven(toVisitor(draft));
  };

  return (
    <StepScreen
      title={words.title}
      description={words.more}
      onSubmit={submit}
      action={
        <>
          {failure && <Banner tone="danger">{describeFailure(all.failure, failure)}</Banner>}
          <Button type="submit" variant="primary" size="xl" fullWidth loading={isBusy} loadingLabel={words.starting}>
            {words.go}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Field label={words.name} error={explain(problems.name)}>
          <TextInput
            size="lg"
            ref={name}
            autoComplete="name"
            maxLength={200}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        {contactBy === 'EITHER' && (
          <Field label={words.by} group>
            <SegmentedControl
              options={[
                { value: 'MAIL', label: words.MAIL },
                { value: 'PHONE', label: words.PHONE },
              ]}
              value={draft.by}
              onValueChange={(by) => change({ by })}
            />
          </Field>
        )}
        {draft.by === 'MAIL' ? (
          <Field
            label={words.email}
            error={explain(problems.contact)}
            hint={
              suggested ? (
                <>
                  {words.suggestion(suggested)}
                  <button type="button" className={styles.correction} onClick={() => change({ email: suggested })}>
                    {words.take}
                  </button>
                </>
              ) : (
                domains.length > 0 && only
              )
            }
          >
            <TextInput
              size="lg"
              ref={contact}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              maxLength={254}
              value={draft.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          </Field>
        ) : (
          <Field label={words.phone} error={explain(problems.contact)}>
            <PhoneInput
              size="lg"
              ref={contact}
              autoComplete="tel-national"
              value={draft.phone}
              onChange={(event) => change({ phone: event.target.value })}
            />
          </Field>
        )}
      </Stack>
    </StepScreen>
  );
}

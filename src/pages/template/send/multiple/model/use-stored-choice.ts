import { useEffect, useState } from 'react';
import type { Template } from '@/entities/template';
import { useSession } from '@/entities/user';
import { batchDraftStore, listSharedColumns, NO_RECIPIENTS, type BatchDraft } from '@/features/batch/send-to-contacts';
import { toSettings, toTerms } from './batch-terms';

export function useStoredChoice(template: Template) {
  const { templateId } = template;
  const { organizationMemberUuid } = useSession().user;
  const [kept] = useState(() => batchDraftStore.read({ templateId, organizationMemberUuid }));
  const [isRestored, setIsRestored] = useState(kept !== null);
  const [choice, setChoice] = useState(() => (kept ? withoutLostFields(kept, template) : createChoice(template)));
  const { chosen, values, terms } = choice;
  const isDirty =
    chosen.contacts.length + chosen.groups.length + chosen.people.length > 0 ||
    Object.keys(values).length > 0 ||
    Object.keys(toSettings(terms, template)).length > 0;

  useEffect(() => {
    if (isDirty) batchDraftStore.write({ templateId, organizationMemberUuid }, choice);
    else batchDraftStore.remove({ templateId, organizationMemberUuid });
  }, [isDirty, choice, templateId, organizationMemberUuid]);

  return {
    ...choice,
    isRestored,
    change: (change: (before: BatchDraft) => Partial<BatchDraft>) =>
      setChoice((before) => ({ ...before, ...change(before) })),
    startOver: () => {
      setChoice(createChoice(template));
      setIsRestored(false);
    },
    forget: () => batchDraftStore.remove({ templateId, organizationMemberUuid }),
  };
}

const createChoice = (template: Template): BatchDraft => ({
  chosen: NO_RECIPIENTS,
  values: {},
  terms: toTerms(template),
});

/** The server rejects values for fields that the template no longer has. */
function withoutLostFields({ values, ...choice }: BatchDraft, template: Template): BatchDraft {
  const fieldIds = new Set(listSharedColumns(template).map(({ fieldUuid }) => fieldUuid));
  return { ...choice, values: Object.fromEntries(Object.entries(values).filter(([fieldId]) => fieldIds.has(fieldId))) };
}

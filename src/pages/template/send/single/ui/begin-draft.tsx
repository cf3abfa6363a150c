import { useCallback, useEffect, useState } from 'react';
import type { Template } from '@/entities/template';
import { useSession } from '@/entities/user';
import { createRequestKey, getErrorMessage } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { useBeginDraft } from '../api/begin-draft';

type BeginDraftProps = { template: Pick<Template, 'templateId' | 'number'>; onBegun: (contractId: string) => void };

/** The key ensures that there is only one draft, however often the page requests it. */
export function BeginDraft({ template: { templateId, number }, onBegun }: BeginDraftProps) {
  const { organizationMemberUuid } = useSession().user;
  const [key] = useState(createRequestKey);
  const { mutate, error } = useBeginDraft(onBegun);
  const begin = useCallback(
    () => mutate({ place: { templateId, organizationMemberUuid }, number, key }),
    [mutate, templateId, organizationMemberUuid, number, key],
  );
  useEffect(begin, [begin]);
  if (!error) return <PageSkeleton />;
  return (
    <Banner
      tone="danger"
      action={
        <Button size="sm" onClick={begin}>
          다시 하기
        </Button>
      }
    >
      문서를 만들지 못했어요. {getErrorMessage(error)}
    </Banner>
  );
}

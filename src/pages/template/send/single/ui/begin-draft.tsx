import { useEffect, useState } from 'react';
import { createRequestKey, getErrorMessage } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { useBeginDraft } from '../api/begin-draft';

type BeginDraftProps = { templateId: string; onBegun: (contractId: string) => void };

/** The key ensures that there is only one draft, however often the page requests it. */
export function BeginDraft({ templateId, onBegun }: BeginDraftProps) {
  const [key] = useState(createRequestKey);
  const { mutate, error } = useBeginDraft(onBegun);
  useEffect(() => mutate({ templateId, key }), [mutate, templateId, key]);
  if (!error) return <PageSkeleton />;
  return (
    <Banner
      tone="danger"
      action={
        <Button size="sm" onClick={() => mutate({ templateId, key })}>
          다시 하기
        </Button>
      }
    >
      문서를 만들지 못했어요. {getErrorMessage(error)}
    </Banner>
  );
}

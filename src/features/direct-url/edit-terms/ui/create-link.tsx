import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DirectUrl } from '@/entities/link/direct-url';
import { templateQueries } from '@/entities/template';
import { createRequestKey } from '@/shared/api';
import { getSeoulDay } from '@/shared/lib/seoul-time';
import { href } from '@/shared/routes';
import { useCreateLink } from '../api/save-link';
import { EMPTY_LINK_FORM, toTerms, type LinkForm } from '../model/link-form';
import { listUnfilledNames } from '../model/unfilled-fields';
import { LinkDialogView } from './link-dialog-view';

type CreateLinkProps = { templateId: string; onDone: (link: DirectUrl) => void; onClose: () => void };

/** Mount it to open, unmount it to close. */
export function CreateLink({ templateId, onDone, onClose }: CreateLinkProps) {
  const navigate = useNavigate();
  // A changed form gets a new key, because the old one returns the earlier response.
  const [sent, setSent] = useState<{ form: LinkForm | null; key: string }>({ form: null, key: '' });
  const [today] = useState(() => getSeoulDay(new Date()));
  const latest = useQuery(templateQueries.detail(templateId));
  const number = latest.data?.publishedNumber ?? null;
  const published = useQuery({ ...templateQueries.numbered(templateId, number ?? 1), enabled: number !== null });
  const create = useCreateLink(templateId, onDone);
  const content = published.data?.content ?? (number === null ? latest.data?.content : undefined);
  const unfilled = useMemo(() => (content ? listUnfilledNames(content.fields, today) : []), [content, today]);
  return (
    <LinkDialogView
      title="링크 만들기"
      templateTitle={latest.data?.title}
      initial={EMPTY_LINK_FORM}
      taken={0}
      slots={content?.slots ?? (latest.isError || published.isError ? undefined : null)}
      unfilled={unfilled}
      act="링크 만들기"
      isBusy={create.isPending}
      failure={create.error ?? latest.error ?? published.error}
      onSubmit={(form) => {
        const next = form === sent.form ? sent : { form, key: createRequestKey() };
        setSent(next);
        create.mutate({ terms: toTerms(form), key: next.key });
      }}
      onEditTemplate={() => void navigate(href('templateEditor', { templateId }))}
      onVerify={() => void navigate(href('annualAuth'))}
      onClose={onClose}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { templateQueries } from '@/entities/template';
import { useSession } from '@/entities/user';
import { StartFromTemplateView } from './start-from-template-view';

const SHOWN = 4;

/** `onLeave` may prevent the default of a link that was followed, to ask first. */
export function StartFromTemplate({ onLeave }: { onLeave: (event: MouseEvent, to: string) => void }) {
  const { user } = useSession();
  const list = useQuery(templateQueries.list({ state: 'PUBLISHED', sort: 'USED', size: SHOWN }));
  return (
    <StartFromTemplateView
      templates={list.data?.items ?? null}
      isFailed={list.isError}
      mayManage={user.permissions.includes('TEMPLATE_MANAGE')}
      onRetry={() => void list.refetch()}
      onLeave={onLeave}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { filingQueries } from '@/entities/filing';
import { memberQueries } from '@/entities/member';
import { templateQueries, type TemplateTab } from '@/entities/template';
import { useSession } from '@/entities/user';
import { FilingDialog } from '@/features/contract/filing/manage-filing';
import { useTemplateActions } from '@/features/template/act-on-template';
import { ChooseTemplate } from '@/features/template/choose-template';
import { href } from '@/shared/routes';
import { ListPage, useUrlFilter } from '@/widgets/list-frame';
import { readFilter, toQuery, writeFilter } from '../model/template-filter';
import { TemplatesView } from './templates-view';

const TAB_OF: Record<string, TemplateTab> = {
  [href('templateBookmarks')]: 'BOOKMARK',
  [href('ownTemplates')]: 'MINE',
};

export const TemplatesPage = () => (
  <ListPage title="템플릿">{({ organizationUuid }) => <Templates organizationUuid={organizationUuid} />}</ListPage>
);

function Templates({ organizationUuid }: { organizationUuid: string }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const tab = TAB_OF[pathname] ?? 'ALL';
  const { filter, changeFilter } = useUrlFilter({ read: readFilter, write: writeFilter, front: { page: 1 } });
  const list = useQuery(templateQueries.list(toQuery(tab, filter)));
  const folders = useQuery(filingQueries.templateFolders());
  const members = useQuery(memberQueries.list({ organizationUuid, memberStatusType: 'ACCEPTED' }));
  const actions = useTemplateActions();
  const navigate = useNavigate();
  const [isChoosing, setIsChoosing] = useState(false);
  const [isFiling, setIsFiling] = useState(false);
  return (
    <>
      <TemplatesView
        list={list.data ?? null}
        isFailed={list.isError}
        tab={tab}
        filter={filter}
        folders={folders.data ?? []}
        makers={(members.data?.items ?? []).map(({ organizationMemberUuid, name, email }) => ({
          value: organizationMemberUuid,
          label: name ?? email,
        }))}
        maySend={user.permissions.includes('CONTRACT_SEND')}
        mayManage={user.permissions.includes('TEMPLATE_MANAGE')}
        onSendMany={() => setIsChoosing(true)}
        onFiling={() => setIsFiling(true)}
        onFilter={changeFilter}
        onRetry={() => void list.refetch()}
        onAct={actions.act}
        onBookmark={actions.toggleBookmark}
      />
      {actions.dialog}
      {isFiling && (
        <FilingDialog kind="templateFolder" folders={folders.data ?? []} onClose={() => setIsFiling(false)} />
      )}
      {isChoosing && (
        <ChooseTemplate
          title="어떤 템플릿을 보낼까요?"
          description="고르면 엑셀 양식을 받거나 명단을 올릴 수 있어요."
          onChoose={(templateId) => void navigate(href('templateSendMany', { templateId }))}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}

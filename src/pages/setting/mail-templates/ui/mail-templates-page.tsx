import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DEFAULT_MAIL, mailTemplateQueries, type MailText } from '@/entities/setting/mail-template';
import { useSession } from '@/entities/user';
import { CreateMailTemplateDialog } from '@/features/mail-template/keep-mail-templates';
import { useLayout } from '@/shared/ui/layout/responsive';
import { LeaveDialog } from '@/shared/ui/overlays/leave-dialog';
import { ListPage } from '@/widgets/list-frame';
import { BuiltInPanel } from './built-in-panel';
import { MailTemplatesView } from './mail-templates-view';
import { TemplatePanel } from './template-panel';

export const MailTemplatesPage = () => <ListPage title="메일 문구">{() => <MailTemplates />}</ListPage>;

function MailTemplates() {
  const { user } = useSession();
  const isPhone = useLayout() === 'mobile';
  const [params, setParams] = useSearchParams();
  const [startingWith, setStartingWith] = useState<MailText[] | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const list = useQuery(mailTemplateQueries.list());
  const mayManage = user.permissions.includes('ORGANIZATION_MANAGE');
  const selected = params.get('mail') ?? (isPhone ? null : DEFAULT_MAIL);
  const select = (mailTemplate: string | null) => setParams(mailTemplate === null ? {} : { mail: mailTemplate });
  const builtIn = list.data?.builtIn ?? [];
  const [request] = builtIn;
  return (
    <>
      <MailTemplatesView
        templates={list.data?.mailTemplates ?? null}
        isFailed={list.isError}
        mayManage={mayManage}
        selected={selected}
        onSelect={select}
        onCreate={() => setStartingWith(request ? [request] : [])}
        onRetry={() => void list.refetch()}
      >
        {selected === DEFAULT_MAIL ? (
          <BuiltInPanel builtIn={builtIn} mayManage={mayManage} onCopy={(text) => setStartingWith([text])} />
        ) : (
          selected !== null && (
            <TemplatePanel
              key={selected}
              mailTemplateId={selected}
              builtIn={builtIn}
              mayManage={mayManage}
              onDirty={setIsDirty}
              onGone={() => select(isPhone ? null : DEFAULT_MAIL)}
            />
          )
        )}
      </MailTemplatesView>
      <LeaveDialog isDirty={isDirty} title="고치던 문구가 사라져요. 나갈까요?" />
      {startingWith && (
        <CreateMailTemplateDialog
          texts={startingWith}
          onDone={({ mailTemplateId }) => {
            setStartingWith(null);
            select(mailTemplateId);
          }}
          onClose={() => setStartingWith(null)}
        />
      )}
    </>
  );
}

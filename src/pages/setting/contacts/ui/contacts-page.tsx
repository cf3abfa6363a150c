import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contactQueries } from '@/entities/contact';
import { useSession } from '@/entities/user';
import { ContactDialog, DeleteContactDialog } from '@/features/contact/edit-contact';
import { useExportContacts } from '@/features/contact/export-contacts';
import { ImportContactsDialog } from '@/features/contact/import-contacts';
import { ContactGroupsDialog } from '@/features/contact/manage-contact-groups';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { responsive } from '@/shared/ui/layout/responsive';
import { PAGE_SIZE, readFilter, writeFilter, type ContactListFilter } from '../model/contact-filter';
import { ContactsDesktop } from './contacts.desktop';
import { ContactsMobile } from './contacts.mobile';
import type { ContactsAct, ContactsViewProps } from './contacts-view';

const ContactsView = responsive<ContactsViewProps>({ desktop: ContactsDesktop, mobile: ContactsMobile });

export function ContactsPage() {
  const { organization, user } = useSession();
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const [dialog, setDialog] = useState<Exclude<ContactsAct, { act: 'export' }> | null>(null);
  const contacts = useQuery({
    ...contactQueries.list({
      page: filter.page,
      size: PAGE_SIZE,
      ...(filter.search && { search: filter.search }),
      ...(filter.group && { group: filter.group }),
    }),
    enabled: organization !== null,
  });
  const groups = useQuery({ ...contactQueries.groups(), enabled: organization !== null });
  const exportContacts = useExportContacts();
  const change = (next: Partial<ContactListFilter>) => setParams(writeFilter({ ...filter, page: 1, ...next }));
  const close = () => setDialog(null);

  if (!organization) {
    return (
      <>
        <title>연락처 | 도장</title>
        <PageHeader title="연락처" />
        <EmptyState kind="nothing-yet" title="아직 조직이 없어요" description="홈에서 조직을 만들 수 있어요." />
      </>
    );
  }
  return (
    <>
      <title>연락처 | 도장</title>
      <ContactsView
        contacts={contacts.data ?? null}
        groups={groups.data ?? []}
        isFailed={contacts.isError || groups.isError}
        mayManage={user.permissions.includes('CONTACT_MANAGE')}
        filter={filter}
        onFilter={change}
        onRetry={() => void Promise.all([contacts.refetch(), groups.refetch()])}
        onAct={(act) =>
          act.act === 'export' ? exportContacts.mutate({ format: act.format, group: filter.group }) : setDialog(act)
        }
      />
      {dialog?.act === 'add' && <ContactDialog contact={null} groups={groups.data ?? []} onClose={close} />}
      {dialog?.act === 'edit' && <ContactDialog contact={dialog.contact} groups={groups.data ?? []} onClose={close} />}
      {dialog?.act === 'delete' && <DeleteContactDialog contact={dialog.contact} onClose={close} />}
      {dialog?.act === 'groups' && <ContactGroupsDialog groups={groups.data ?? []} onClose={close} />}
      {dialog?.act === 'import' && <ImportContactsDialog onClose={close} />}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contactQueries } from '@/entities/contact';
import { useSession } from '@/entities/user';
import { ContactDialog, DeleteContactDialog } from '@/features/contact/edit-contact';
import { useExportContacts } from '@/features/contact/export-contacts';
import { ImportContactsDialog } from '@/features/contact/import-contacts';
import { ContactGroupsDialog } from '@/features/contact/manage-contact-groups';
import { responsive } from '@/shared/ui/layout/responsive';
import { ListPage, useUrlFilter } from '@/widgets/list-frame';
import { PAGE_SIZE, readFilter, writeFilter } from '../model/contact-filter';
import { ContactsDesktop } from './contacts.desktop';
import { ContactsMobile } from './contacts.mobile';
import type { ContactsAction, ContactsViewProps } from './contacts-view';

const ContactsView = responsive<ContactsViewProps>({ desktop: ContactsDesktop, mobile: ContactsMobile });

export const ContactsPage = () => <ListPage title="연락처">{() => <Contacts />}</ListPage>;

function Contacts() {
  const { user } = useSession();
  const { filter, changeFilter } = useUrlFilter({ read: readFilter, write: writeFilter, front: { page: 1 } });
  const [dialog, setDialog] = useState<Exclude<ContactsAction, { act: 'export' }> | null>(null);
  const contacts = useQuery(
    contactQueries.list({
      page: filter.page,
      size: PAGE_SIZE,
      ...(filter.search && { search: filter.search }),
      ...(filter.group && { group: filter.group }),
    }),
  );
  const groups = useQuery(contactQueries.groups());
  const exportContacts = useExportContacts();
  const close = () => setDialog(null);
  return (
    <>
      <ContactsView
        contacts={contacts.data ?? null}
        groups={groups.data ?? []}
        isFailed={contacts.isError || groups.isError}
        mayManage={user.permissions.includes('CONTACT_MANAGE')}
        filter={filter}
        onFilter={changeFilter}
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

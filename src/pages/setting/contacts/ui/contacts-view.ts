import type { Contact, ContactGroup, ContactPage } from '@/entities/contact';
import type { ContactListFilter } from '../model/contact-filter';

export type ContactsAction =
  | { act: 'add' }
  | { act: 'edit'; contact: Contact }
  | { act: 'delete'; contact: Contact }
  | { act: 'groups' }
  | { act: 'import' }
  | { act: 'export'; format: 'xlsx' | 'csv' };

export type ContactsViewProps = {
  /** Null while the first page is loading. */
  contacts: ContactPage | null;
  groups: readonly ContactGroup[];
  isFailed: boolean;
  mayManage: boolean;
  filter: ContactListFilter;
  onFilter: (change: Partial<ContactListFilter>) => void;
  onRetry: () => void;
  onAct: (act: ContactsAction) => void;
};

export {
  contactQueries,
  type Contact,
  type ContactDraft,
  type ContactGroup,
  type ContactImport,
  type ContactPage,
  type RecentPerson,
} from './api/contact';

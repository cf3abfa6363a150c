export {
  contactQueries,
  type Contact,
  type ContactDraft,
  type ContactGroup,
  type ContactImport,
  type ContactPage,
} from './api/contact';

export {
  templateQueries,
  type Template,
  type TemplateContentChange,
  type TemplateFilter,
  type TemplateListItem,
  type TemplateSaved,
  type TemplateSlot,
  type TemplateSort,
  type TemplateTab,
  type TemplateVersion,
  type TemplateVisibility,
} from './api/template';
export { findTitleProblem } from './model/title';
export { toReceivers } from './model/slots';
export { PERSON_LABELS, STATE_LABELS, VISIBILITY_LABELS } from './model/words';

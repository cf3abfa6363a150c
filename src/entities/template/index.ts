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
export { SLOT_PERSON_LABELS, TEMPLATE_STATE_LABELS, VISIBILITY_LABELS } from './model/words';

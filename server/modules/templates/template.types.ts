import type { components } from '#openapi';

type Schemas = components['schemas'];
export type Template = Schemas['Template'];
export type TemplateContent = Schemas['TemplateContent'];
export type TemplateSaved = Schemas['TemplateSaved'];
export type TemplateSlot = Schemas['TemplateSlot'];
export type TemplateState = Schemas['TemplateState'];
export type TemplateVisibility = Schemas['TemplateVisibility'];
export type SlotSummary = Schemas['TemplateListItem']['slots'][number];

import * as v from 'valibot';
import type { SolapiCall } from './solapi-call.ts';

export type NewAlimtalkTemplate = { name: string; content: string; button: string | null; linkVariable: string };

const template = v.object({
  templateId: v.string(),
  status: v.picklist(['PENDING', 'INSPECTING', 'APPROVED', 'REJECTED']),
  content: v.optional(v.string()),
  comments: v.optional(v.array(v.object({ isAdmin: v.boolean(), content: v.nullable(v.string()) }))),
});
export type RegisteredTemplate = v.InferOutput<typeof template>;
const categories = v.array(v.object({ code: v.string(), name: v.string() }));

const PATH = '/kakao/v2/templates';
const pathOf = (templateId: string) => `${PATH}/${encodeURIComponent(templateId)}`;

export function createSolapiTemplateClient(call: SolapiCall, pfId: string) {
  return {
    listCategories: async () => v.parse(categories, await call(`${PATH}/categories`)),
    register: async ({ name, content, button, linkVariable }: NewAlimtalkTemplate, categoryCode: string) => {
      const link = { linkMo: linkVariable, linkPc: linkVariable };
      const buttons = button === null ? [] : [{ buttonType: 'WL', buttonName: button, ...link }];
      const body = { channelId: pfId, name, content, categoryCode, buttons };
      return v.parse(template, await call(PATH, { method: 'POST', body }));
    },
    requestInspection: async (templateId: string) =>
      v.parse(template, await call(`${pathOf(templateId)}/inspection`, { method: 'PUT' })),
    find: async (templateId: string, limitMs?: number) =>
      v.parse(template, await call(pathOf(templateId), limitMs === undefined ? {} : { limitMs })),
  };
}

export type SolapiTemplates = ReturnType<typeof createSolapiTemplateClient>;

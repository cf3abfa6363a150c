import type { JsonSchema } from '../contract/document.ts';
import { escapeHtml } from '../text/escape-html.ts';

const LIMITS = ['format', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern', 'default'];
const DEEPEST = 6;

/** Renders a schema as HTML, with links to named schemas and all others expanded. */
export function renderSchema(schema: JsonSchema, depth = 0): string {
  if (typeof schema['$ref'] === 'string') return link(schema['$ref']);
  const choices = [schema['oneOf'], schema['anyOf'], schema['allOf']].find((list) => Array.isArray(list));
  if (Array.isArray(choices)) {
    const joint = schema['allOf'] ? ' + ' : ' · ';
    return choices
      .map((choice) => renderSchema(asSchema(choice), depth + 1))
      .join(`<span class="kind">${joint}</span>`);
  }
  const note = typeof schema['description'] === 'string' ? ` <span>${escapeHtml(schema['description'])}</span>` : '';
  const { properties } = schema;
  if (properties && typeof properties === 'object' && depth < DEEPEST) {
    return `${note}${fields(properties, schema['required'], depth)}`;
  }
  if (schema['type'] === 'array') return `${kind(schema)} ${renderSchema(asSchema(schema['items']), depth + 1)}${note}`;
  return `${kind(schema)}${note}`;
}

function fields(properties: object, required: unknown, depth: number) {
  const needed = new Set(Array.isArray(required) ? required : []);
  const items = Object.entries(properties).map(([name, value]: [string, unknown]) => {
    const must = needed.has(name) ? ' <span class="must">꼭 필요</span>' : '';
    return `<li><code>${escapeHtml(name)}</code>${must} ${renderSchema(asSchema(value), depth + 1)}</li>`;
  });
  return items.length > 0 ? `<ul class="fields">${items.join('')}</ul>` : '<span class="kind">비어 있어요</span>';
}

function kind(schema: JsonSchema) {
  const words = [schema['type'] ?? []].flat().map(String);
  if (schema['const'] !== undefined) words.push(JSON.stringify(schema['const']));
  if (Array.isArray(schema['enum'])) words.push(schema['enum'].map(String).join(' | '));
  for (const limit of LIMITS) {
    if (schema[limit] !== undefined) words.push(`${limit} ${JSON.stringify(schema[limit])}`);
  }
  return `<span class="kind">${escapeHtml(words.join(', '))}</span>`;
}

function link(ref: string) {
  const name = escapeHtml(ref.split('/').at(-1) ?? '');
  return `<a href="#schema-${name}">${name}</a>`;
}

const asSchema = (value: unknown): JsonSchema => (value && typeof value === 'object' ? { ...value } : {});

import { openApiDocument, type JsonSchema } from '../../server/contract/document.ts';

export function example(schema: JsonSchema): unknown {
  const { $ref: ref, anyOf, type, properties, items, enum: choices } = schema;
  if (typeof ref === 'string') {
    return example(openApiDocument.components.schemas[ref.replace('#/components/schemas/', '')] ?? {});
  }
  if (Array.isArray(anyOf)) return example(anyOf[0]);
  if (Array.isArray(choices)) return choices[0];
  const kind: unknown = Array.isArray(type) ? type[0] : type;
  if (kind === 'object') {
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, property]: [string, JsonSchema]) => [name, example(property)]),
    );
  }
  if (kind === 'array') return [example(isSchema(items) ? items : {})];
  if (kind === 'boolean') return true;
  if (kind === 'integer' || kind === 'number') return 1;
  return exampleText(schema);
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

function exampleText({ format, pattern }: JsonSchema) {
  if (format === 'uuid') return '019b0000-0000-7000-8000-000000000000';
  if (format === 'email') return 'nobody@hanbit.example';
  return typeof pattern === 'string' ? '123456' : 'Field-Of-Barley-1';
}

import { openApiDocument, type JsonSchema, type Operation } from '../../../server/contract/document.ts';

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** Lists everything a call may refer to: `contractId`, `filter.folder`, `fields.fileId`. */
export function idsOf({ parameters, body }: Operation): string[] {
  const named = parameters.flatMap(({ name, schema }) => idsIn(schema, name));
  return [...new Set([...named, ...(body ? idsIn(body.schema, '') : [])])];
}

function idsIn(schema: JsonSchema, place: string): string[] {
  const { $ref: ref, format, items, properties } = schema;
  if (typeof ref === 'string')
    return idsIn(openApiDocument.components.schemas[ref.replace('#/components/schemas/', '')] ?? {}, place);
  if (format === 'uuid') return [place];
  const choices = [schema['anyOf'], schema['oneOf'], schema['allOf']].flatMap((some) =>
    Array.isArray(some) ? some.filter(isSchema) : [],
  );
  const members = isSchema(properties) ? Object.entries(properties) : [];
  return [
    ...choices.flatMap((choice) => idsIn(choice, place)),
    ...(isSchema(items) ? idsIn(items, place) : []),
    ...members.flatMap(([name, member]) =>
      isSchema(member) ? idsIn(member, place === '' ? name : `${place}.${name}`) : [],
    ),
  ];
}

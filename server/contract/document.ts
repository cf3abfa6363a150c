import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isOperationId } from './access.ts';
import type { ErrorCode } from './domain-error.ts';
import type { OperationId } from './operation-id.ts';

export type JsonSchema = { [keyword: string]: unknown };
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: JsonSchema };
type Media = Record<string, { schema: JsonSchema }>;
type DocumentOperation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  'x-error-codes': ErrorCode[];
  'x-max-file-bytes'?: number;
  'x-defined-here'?: boolean;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Media };
  responses: Record<string, { description?: string; content?: Media } | { $ref: string }>;
};
/** The specification's size limit for uploads. */
export const MAX_FILE_BYTES = 10_485_760;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];
type PathItem = Partial<Record<Method, DocumentOperation>> & { servers?: { url: string }[] };
export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, JsonSchema>; parameters: Record<string, Parameter> };
};

/** The API document in a single file, as written by `npm run generate`. */
export const openApiDocument: OpenApiDocument = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../openapi/openapi.gen.json'), 'utf8'),
);

export type Operation = {
  id: OperationId;
  method: Method;
  address: string;
  summary: string;
  description: string;
  tag: string;
  open: boolean;
  errorCodes: readonly ErrorCode[];
  parameters: Parameter[];
  /** `files` names the form's file fields. */
  body: { required: boolean; mediaTypes: string[]; schema: JsonSchema; files: string[]; maxBytes: number } | null;
  answer: JsonSchema | null;
};

export const operations: Operation[] = Object.entries(openApiDocument.paths).flatMap(([address, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation
      ? [readOperation(method, (item.servers ?? openApiDocument.servers)[0]?.url + address, operation)]
      : [];
  }),
);

function readOperation(method: Method, address: string, operation: DocumentOperation): Operation {
  if (!isOperationId(operation.operationId)) throw new Error(`No access is set for ${operation.operationId}.`);
  const content = Object.entries(operation.requestBody?.content ?? {});
  const success = operation.responses['200'];
  return {
    id: operation.operationId,
    method,
    address,
    summary: operation.summary,
    description: operation.description ?? '',
    tag: operation.tags[0] ?? '',
    open: operation.security.every((requirement) => Object.keys(requirement).length === 0),
    errorCodes: operation['x-error-codes'],
    parameters: (operation.parameters ?? []).map(resolveParameter),
    body: content[0]
      ? {
          required: operation.requestBody?.required ?? false,
          mediaTypes: content.map(([type]) => type),
          schema: content[0][1].schema,
          files: filesIn(content[0][1].schema),
          maxBytes: operation['x-max-file-bytes'] ?? MAX_FILE_BYTES,
        }
      : null,
    answer: (success && 'content' in success && success.content?.['application/json']?.schema) || null,
  };
}

function filesIn({ properties }: JsonSchema) {
  return Object.entries(properties ?? {}).flatMap(([name, property]: [string, JsonSchema]) =>
    property['format'] === 'binary' ? [name] : [],
  );
}

function resolveParameter(parameter: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const found = openApiDocument.components.parameters[parameter.$ref.replace('#/components/parameters/', '')];
  if (!found) throw new Error(`The document has no ${parameter.$ref}.`);
  return found;
}

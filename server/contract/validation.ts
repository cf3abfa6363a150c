import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import { isEmail } from '../../rules/email.ts';
import { openApiDocument, type JsonSchema, type Operation } from './document.ts';
import { DomainError } from './domain-error.ts';
import { describeFieldError } from './field-message.ts';
import { createFieldError } from './words/field-languages.ts';

const SHARED = 'api';
const components = rewriteRefs({ schemas: openApiDocument.components.schemas });
const shared: Schema = JSON.parse(
  withSharedRefs({ $id: SHARED, components: { schemas: openApiDocument.components.schemas } }),
);

/** Bodies are validated as sent. Parameters arrive as text, so they are converted to numbers and booleans first. */
const bodies = createAjv({ coerceTypes: false });
const addresses = createAjv({ coerceTypes: true, useDefaults: true });

function createAjv(options: { coerceTypes: boolean; useDefaults?: boolean }) {
  const ajv = new Ajv2020({ ...options, allErrors: true, strict: false, removeAdditional: false });
  addFormats.default(ajv, { mode: 'full' });
  ajv.addFormat('email', isEmail);
  // ajv-formats also accepts `urn:uuid:`, which PostgreSQL's uuid type rejects.
  ajv.addFormat('uuid', /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i);
  // Ajv compares every pair of items, so its own `uniqueItems` takes minutes on the longest list allowed.
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    validate: (must: boolean, list: unknown[]) =>
      !must || new Set(list.map((item) => JSON.stringify(item))).size === list.length,
  });
  return ajv.addSchema({ $id: SHARED, components });
}

function withSharedRefs(schema: JsonSchema) {
  return JSON.stringify(schema).replaceAll('"#/components/', `"${SHARED}#/components/`);
}

function rewriteRefs(schema: JsonSchema): JsonSchema {
  return JSON.parse(withSharedRefs(schema));
}

export type OperationValidation = {
  readPath: (value: Record<string, unknown>) => Record<string, unknown>;
  readQuery: (value: Record<string, unknown>) => Record<string, unknown>;
  readBody: (value: unknown) => unknown;
  /** Returns null if the header is missing or the operation doesn't use it. */
  readHeader: (headers: Record<string, unknown>, name: string) => string | null;
  /** Validates a form's text fields, and that its files are present. */
  readForm: (form: Record<string, unknown>) => Record<string, unknown>;
  /** Throws if a handler's result doesn't match the API document. */
  writeAnswer: (value: unknown) => string;
};

const validations = new WeakMap<Operation, OperationValidation>();

/**
 * Returns an operation's validators. They are cached for the process, because tests build an app per file and spent a
 * sixth of their time compiling.
 */
export function getValidation(operation: Operation): OperationValidation {
  const known = validations.get(operation);
  if (known) return known;
  const validation = createValidation(operation);
  validations.set(operation, validation);
  return validation;
}

/** Creates validators that are compiled on first use. Compiling all of them at startup takes a second. */
function createValidation(operation: Operation): OperationValidation {
  const pathCheck = once(() => addresses.compile(parameterSchema(operation, 'path')));
  const queryCheck = once(() => addresses.compile(parameterSchema(operation, 'query')));
  const headerCheck = once(() => addresses.compile(parameterSchema(operation, 'header')));
  const bodyCheck = once(() => operation.body && bodies.compile(rewriteRefs(operation.body.schema)));
  const answer = once(() => (operation.answer ? compileAnswer(operation.id, operation.answer) : () => ''));
  return {
    readPath: (value) => passed(pathCheck(), value, 'address'),
    readQuery: (value) => passed(queryCheck(), value, 'address'),
    readHeader(headers, name) {
      const taken = operation.parameters.some((parameter) => parameter.in === 'header' && parameter.name === name);
      const sent = headers[name.toLowerCase()];
      if (!taken || typeof sent !== 'string') return null;
      passed(headerCheck(), { [name]: sent }, 'address');
      return sent;
    },
    readBody(value) {
      const check = bodyCheck();
      return check ? passed(check, value, 'body') : undefined;
    },
    readForm: (form) => readForm(form, operation.body?.files ?? [], bodyCheck()),
    writeAnswer: (value) => answer()(value),
  };
}

function once<Result>(make: () => Result) {
  let made: { result: Result } | null = null;
  return () => (made ??= { result: make() }).result;
}

/** Validates a form with an empty string in place of each file, because JSON Schema can't describe files. */
function readForm(form: Record<string, unknown>, files: readonly string[], check: ValidateFunction | null) {
  const isFile = (name: string) => files.includes(name) && typeof form[name] === 'object';
  const texts = Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, isFile(name) ? '' : files.includes(name) ? null : value]),
  );
  if (check) passed(check, texts, 'body');
  return form;
}

function parameterSchema(operation: Operation, place: 'path' | 'query' | 'header') {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  return rewriteRefs({
    type: 'object',
    additionalProperties: false,
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
  });
}

function compileAnswer(id: string, schema: JsonSchema) {
  const check = bodies.compile(rewriteRefs(schema));
  const own: Schema = JSON.parse(withSharedRefs(schema));
  const stringify = fastJsonStringify(own, { schema: { [SHARED]: shared } });
  return (value: unknown) => {
    if (!check(value)) throw new Error(`${id} answered against the document: ${JSON.stringify(places(check.errors))}`);
    return stringify(value);
  };
}

/** Lists where the errors are and which rules they break. Leaves out the values, which may be personal data. */
const places = (errors: ErrorObject[] | null | undefined) =>
  errors?.map((error) => [error.instancePath, error.keyword]);

/** Keywords of errors in a request's structure, which are the client's fault rather than the user's. */
const SHAPE_KEYWORDS = new Set(['type', 'required', 'additionalProperties', 'minProperties']);

function passed<Value>(check: ValidateFunction, value: Value, part: 'address' | 'body'): Value {
  if (check(value)) {
    if (hasBrokenText(value)) throw new DomainError('MALFORMED');
    return value;
  }
  const errors = check.errors ?? [];
  const malformed = part === 'address' || errors.some((error) => SHAPE_KEYWORDS.has(error.keyword));
  throw new DomainError(malformed ? 'MALFORMED' : 'VALIDATION', { fieldErrors: errors.slice(0, 20).map(toFieldError) });
}

/** Returns whether a value contains a lone surrogate, or U+0000, which PostgreSQL rejects. */
function hasBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || /\p{Cs}/u.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBrokenText);
}

function toFieldError(error: ErrorObject) {
  const inside = error.instancePath.slice(1).replaceAll('/', '.');
  const named: unknown = error.params['missingProperty'] ?? error.params['additionalProperty'];
  const field = typeof named === 'string' ? [inside, named.slice(0, 60)].filter(Boolean).join('.') : inside;
  return createFieldError(field, describeFieldError(error.keyword, field, error.params));
}

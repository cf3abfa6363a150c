import type { operations } from '#openapi';
import type { CallerOf } from './access.ts';

export type OperationId = keyof operations;

type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Ok } ? JsonOf<Ok> : undefined;

/** What stands under `result` in the envelope. */
export type ResultOf<Id extends OperationId> = AnswerOf<Id> extends { result: infer Result } ? Result : never;

/** Operations that do not answer JSON: html, a redirect, a picture. */
export type RawOperationId = { [Id in OperationId]: AnswerOf<Id> extends undefined ? Id : never }[OperationId];
export type JsonOperationId = Exclude<OperationId, RawOperationId>;

export type UploadedBytes = { contentType: string; bytes: Buffer };

type ContentBody<Content> = Content extends { 'application/json': infer Body }
  ? Body
  : Content extends { 'multipart/form-data': infer Fields }
    ? Fields
    : Content extends { 'application/x-www-form-urlencoded': unknown }
      ? Record<string, string>
      : UploadedBytes;

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? ContentBody<Content>
  : Operation extends { requestBody?: { content: infer Content } }
    ? ContentBody<Content> | undefined
    : undefined;

/** A parameter with a default is optional for a client and always there for a handler. */
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** Where the call comes from, for locks; never written to a log. An IPv6 address is named by its network of 64 bits. */
export type Client = { address: string; userAgent: string };

export type InputOf<Id extends OperationId> = {
  path: NonNullable<operations[Id]['parameters']['path']>;
  query: QueryOf<Id>;
  body: BodyOf<operations[Id]>;
  caller: CallerOf<Id>;
  client: Client;
};

export type RawAnswer =
  | { kind: 'html'; html: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'file'; contentType: string; bytes: Buffer; cacheControl: string };

/** One operation of the document. It takes validated input, returns the result and throws a DomainError. */
export type OperationHandler<Id extends OperationId> = (
  input: InputOf<Id>,
) => Promise<Id extends RawOperationId ? RawAnswer : ResultOf<Id>>;

/** Every operationId has exactly one handler: a missing or misspelt key does not compile. */
export type OperationHandlers = { [Id in OperationId]: OperationHandler<Id> };

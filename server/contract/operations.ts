import type { Readable } from 'node:stream';
import type { operations } from '#openapi';
import type { CallerOf } from './access.ts';
import type { OperationId } from './operation-id.ts';

type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Ok } ? JsonOf<Ok> : undefined;

/** The content of `result` in the envelope. */
export type ResultOf<Id extends OperationId> = AnswerOf<Id> extends { result: infer Result } ? Result : never;

/** Operations whose answer is not JSON: html, a redirect, an image. */
export type RawOperationId = { [Id in OperationId]: AnswerOf<Id> extends undefined ? Id : never }[OperationId];

export type UploadedBytes = { contentType: string; bytes: Buffer };
/** A file in a form, with its name as the client sent it and the type that the client believes it has. */
export type UploadedFile = { name: string; contentType: string; bytes: Buffer };

/** All fields are texts except a form's `file`. */
type FormOf<Fields> = { [Name in keyof Fields]: Name extends 'file' ? UploadedFile : Fields[Name] };

type ContentBody<Content> = Content extends { 'application/json': infer Body }
  ? Body
  : Content extends { 'multipart/form-data': infer Fields }
    ? FormOf<Fields>
    : Content extends { 'application/x-www-form-urlencoded': unknown }
      ? Record<string, string>
      : UploadedBytes;

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? ContentBody<Content>
  : Operation extends { requestBody?: { content: infer Content } }
    ? ContentBody<Content> | undefined
    : undefined;

/** A parameter with a default is optional for a client and always present for a handler. */
export type QueryOf<Id extends OperationId> = OrNothing<NonNullable<operations[Id]['parameters']['query']>>;

/** An operation without parameters receives an empty object. */
type OrNothing<Parameters> = [Parameters] extends [never] ? Record<string, never> : Parameters;

/** Where the call comes from, for locks. Never logged. An IPv6 address is represented by its network of 64 bits. */
export type Client = { address: string; userAgent: string };

export type InputOf<Id extends OperationId> = {
  path: OrNothing<NonNullable<operations[Id]['parameters']['path']>>;
  query: QueryOf<Id>;
  body: BodyOf<operations[Id]>;
  caller: CallerOf<Id>;
  client: Client;
  /** The client's key for this act, if the operation takes one. */
  idempotencyKey: string | null;
  /** Where the client's previous connection to a stream ended, if the stream can be resumed. */
  lastEventId: string | null;
  /** Authenticates the caller again, for answers that take longer than a moment. */
  readmit: () => Promise<CallerOf<Id> | null>;
};

export type RawAnswer =
  | { kind: 'html'; html: string }
  | { kind: 'redirect'; location: string }
  | FileAnswer
  | EventsAnswer;

/** Server-sent events, until one side ends them. */
export type EventsAnswer = { kind: 'events'; body: Readable };

export type FileAnswer = {
  kind: 'file';
  contentType: string;
  bytes: Buffer | LazyBytes;
  cacheControl: string;
  /**
   * Without quotes. With it, clients do not download again what they already have, and can tell that parts belong to
   * the same file.
   */
  etag?: string;
  disposition?: string;
  /** Other sites may show it: emails that are read in a browser. */
  isShownElsewhere?: boolean;
};
/** Bytes that need not be in memory to answer a part of them. Both `first` and `last` are included. */
export type LazyBytes = { size: number; read: (first: number, last: number) => Readable };

/** One operation of the document. It receives validated input, returns the result and throws a DomainError. */
export type OperationHandler<Id extends OperationId> = (
  input: InputOf<Id>,
) => Promise<Id extends RawOperationId ? RawAnswer : ResultOf<Id>>;

/** Every operationId has exactly one handler: a missing or misspelt key does not compile. */
export type OperationHandlers = { [Id in OperationId]: OperationHandler<Id> };

import type { Readable } from 'node:stream';
import type { operations } from '#openapi';
import type { CallerOf } from './access.ts';
import type { OperationId } from './operation-id.ts';

type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Ok } ? JsonOf<Ok> : undefined;

/** What stands under `result` in the envelope. */
export type ResultOf<Id extends OperationId> = AnswerOf<Id> extends { result: infer Result } ? Result : never;

/** Operations that do not answer JSON: html, a redirect, a picture. */
export type RawOperationId = { [Id in OperationId]: AnswerOf<Id> extends undefined ? Id : never }[OperationId];

export type UploadedBytes = { contentType: string; bytes: Buffer };
/** A file in a form: its name is as it was sent, its type is what the client believes. */
export type UploadedFile = { name: string; contentType: string; bytes: Buffer };

/** Texts as they are; a form's `file` is one. */
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

/** A parameter with a default is optional for a client and always there for a handler. */
export type QueryOf<Id extends OperationId> = OrNothing<NonNullable<operations[Id]['parameters']['query']>>;

/** An operation without parameters is given an empty object. */
type OrNothing<Parameters> = [Parameters] extends [never] ? Record<string, never> : Parameters;

/** Where the call comes from, for locks; never written to a log. An IPv6 address is named by its network of 64 bits. */
export type Client = { address: string; userAgent: string };

export type InputOf<Id extends OperationId> = {
  path: OrNothing<NonNullable<operations[Id]['parameters']['path']>>;
  query: QueryOf<Id>;
  body: BodyOf<operations[Id]>;
  caller: CallerOf<Id>;
  client: Client;
  /** What the client calls this one act, where the operation takes such a key. */
  idempotencyKey: string | null;
  /** Where a stream was left, if it is one that is taken up again. */
  lastEventId: string | null;
  /** Who calls as of now, for answers that last longer than a moment. */
  readmit: () => Promise<CallerOf<Id> | null>;
};

export type RawAnswer =
  | { kind: 'html'; html: string }
  | { kind: 'redirect'; location: string }
  | FileAnswer
  | EventsAnswer;

/** Server-sent events, as long as both sides like. */
export type EventsAnswer = { kind: 'events'; body: Readable };

export type FileAnswer = {
  kind: 'file';
  contentType: string;
  bytes: Buffer | LazyBytes;
  cacheControl: string;
  /** Without quotes. With it, what a client has already is not sent again, and parts of a file fit together. */
  etag?: string;
  disposition?: string;
  /** Pages of others show it: mails that are read in a browser. */
  isShownElsewhere?: boolean;
};
/** Bytes that need not be in memory to answer a part of them; both ends belong to it. */
export type LazyBytes = { size: number; read: (first: number, last: number) => Readable };

/** One operation of the document. It takes validated input, returns the result and throws a DomainError. */
export type OperationHandler<Id extends OperationId> = (
  input: InputOf<Id>,
) => Promise<Id extends RawOperationId ? RawAnswer : ResultOf<Id>>;

/** Every operationId has exactly one handler: a missing or misspelt key does not compile. */
export type OperationHandlers = { [Id in OperationId]: OperationHandler<Id> };

import type { Readable } from 'node:stream';
import type { operations } from '#openapi';
import type { CallerOf } from './access.ts';
import type { OperationId } from './operation-id.ts';

type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Ok } ? JsonOf<Ok> : undefined;

export type ResultOf<Id extends OperationId> = AnswerOf<Id> extends { result: infer Result } ? Result : never;

/** Operations that don't return JSON but HTML, redirects or files. */
export type RawOperationId = { [Id in OperationId]: AnswerOf<Id> extends undefined ? Id : never }[OperationId];

export type UploadedBytes = { contentType: string; bytes: Buffer };
/** An uploaded file. Its name and type are what the client claims. */
export type UploadedFile = { name: string; contentType: string; bytes: Buffer };

/** Form fields are text, except for `file`. */
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

/** The query that handlers get. Parameters with a default always have a value. */
export type QueryOf<Id extends OperationId> = OrNothing<NonNullable<operations[Id]['parameters']['query']>>;

/** Operations without parameters get an empty object. */
type OrNothing<Parameters> = [Parameters] extends [never] ? Record<string, never> : Parameters;

/** The client, for rate limits and locks. Its address is never logged, and IPv6 addresses are reduced to their /64. */
export type Client = { address: string; userAgent: string };

export type InputOf<Id extends OperationId> = {
  path: OrNothing<NonNullable<operations[Id]['parameters']['path']>>;
  query: QueryOf<Id>;
  body: BodyOf<operations[Id]>;
  caller: CallerOf<Id>;
  client: Client;
  /** The client's idempotency key, if the operation supports one. */
  idempotencyKey: string | null;
  /** The last event that the client received, if the stream can be resumed. */
  lastEventId: string | null;
  readmit: () => Promise<CallerOf<Id> | null>;
};

export type RawResponse =
  | { kind: 'html'; html: string }
  | { kind: 'redirect'; location: string }
  | FileResponse
  | EventStreamResponse;

/** Server-sent events, until either side closes the stream. */
export type EventStreamResponse = { kind: 'events'; body: Readable };

export type FileResponse = {
  kind: 'file';
  contentType: string;
  bytes: Buffer | LazyBytes | StreamedBytes;
  cacheControl: string;
  /** The ETag without quotes. Clients use it to revalidate their cache and to resume downloads of the same file. */
  etag?: string;
  disposition?: string;
  /** True if other sites may embed the file, as webmail does with images in emails. */
  isShownElsewhere?: boolean;
};
/** Bytes that can be read in ranges without loading the whole file. `first` and `last` are inclusive. */
export type LazyBytes = { size: number; read: (first: number, last: number) => Readable };

/** Bytes generated while sending. Their number isn't known in advance, so ranges can't be served. */
export type StreamedBytes = { stream: Readable };

/** Handles an API operation with validated input. Throws DomainError for expected failures. */
export type OperationHandler<Id extends OperationId> = (
  input: InputOf<Id>,
) => Promise<Id extends RawOperationId ? RawResponse : ResultOf<Id>>;

/** Exactly one handler per operation: a missing or misspelt key fails to compile. */
export type OperationHandlers = { [Id in OperationId]: OperationHandler<Id> };

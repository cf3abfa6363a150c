import type { FileStore } from './adapters/files/port.ts';
import type { IdentityProvider } from './adapters/identity/port.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import type { Prepare } from './database/prepare.ts';
import type { DocumentEngine } from './documents/engine.ts';
import type { Trust } from './documents/verify/trust.ts';
import type { AlertStreams } from './modules/alerts/alert-streams.ts';
import type { Outbox } from './modules/messages/outbox.ts';
import type { Patterns } from './text/patterns/judge.ts';
import type { Secrets } from './security/secrets.ts';

/** What modules ask of the document engine. */
export type Documents = Pick<
  DocumentEngine,
  | 'intake'
  | 'drawPage'
  | 'drawBothPictures'
  | 'readWriting'
  | 'readDocument'
  | 'findPlainPages'
  | 'redrawImage'
  | 'readSheet'
  | 'verify'
>;

/** What modules are built from. Made once in main.ts, and by hand in tests. */
export type Deps = {
  config: Config;
  database: Database;
  prepare: Prepare;
  secrets: Secrets;
  files: FileStore;
  documents: Documents;
  outbox: Outbox;
  /** Senders' patterns, tried beside the requests. */
  patterns: Patterns;
  /** What seals of ours are recognised by. */
  trust: () => Trust;
  identity: IdentityProvider;
  alertStreams: AlertStreams;
  /** False when this process is there to do jobs and has not come to look for any lately. */
  queueIsRead: () => boolean;
  /** Somebody waits for a job that was just asked for: workers of this process look at once. */
  wakeWorkers: () => void;
  /** Tests move it; everything that expires reads it. */
  now: () => Date;
};

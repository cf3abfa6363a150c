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

/** The part of the document engine that modules use. */
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

/** The dependencies of the modules. Created once in main.ts, and by hand in tests. */
export type Deps = {
  config: Config;
  database: Database;
  prepare: Prepare;
  secrets: Secrets;
  files: FileStore;
  documents: Documents;
  outbox: Outbox;
  /** Runs senders' patterns in parallel with requests. */
  patterns: Patterns;
  /** What our seals are recognised by. */
  trust: () => Trust;
  identity: IdentityProvider;
  alertStreams: AlertStreams;
  /** False if this process should run jobs and has not looked for any recently. */
  queueIsRead: () => boolean;
  /** For a job that somebody is waiting for: workers of this process, or the one for this kind, look for jobs at once. */
  wakeWorkers: (kind?: string) => void;
  /** Everything that expires reads this clock. Tests move it. */
  now: () => Date;
};

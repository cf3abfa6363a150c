import type { FileStore } from './adapters/files/port.ts';
import type { IdentityProvider } from './adapters/identity/port.ts';
import type { PaymentGateway } from './adapters/payments/port.ts';
import type { Config } from './config.ts';
import type { ContentLibrary } from './content/pages/open-content.ts';
import type { Plans } from './content/plans.ts';
import type { Database } from './database/connect.ts';
import type { PrepareQuery } from './database/prepare.ts';
import type { DocumentEngine } from './documents/engine.ts';
import type { TrustedCertificates } from './documents/verify/trusted-certificates.ts';
import type { AlertStreams } from './modules/alerts/alert-streams.ts';
import type { Credits } from './modules/credits/credits.ts';
import type { Outbox } from './modules/messages/outbox.ts';
import type { PatternMatcher } from './text/patterns/judge.ts';
import type { Secrets } from './security/secrets.ts';

export type Documents = Pick<
  DocumentEngine,
  | 'keepReady'
  | 'intake'
  | 'checkPdf'
  | 'arrangePages'
  | 'prepareHangul'
  | 'drawPage'
  | 'drawBothPictures'
  | 'readText'
  | 'readWriting'
  | 'readDocument'
  | 'findPlainPages'
  | 'redrawImage'
  | 'isBlankPicture'
  | 'readSheet'
  | 'surveySheets'
  | 'readSheetRows'
  | 'verify'
>;

/** What modules depend on. The server creates it at startup, and tests by hand. */
export type Deps = {
  config: Config;
  database: Database;
  prepare: PrepareQuery;
  secrets: Secrets;
  files: FileStore;
  documents: Documents;
  outbox: Outbox;
  /** Matches senders' validation patterns, in a worker thread. */
  patterns: PatternMatcher;
  trust: () => TrustedCertificates;
  identity: IdentityProvider;
  content: ContentLibrary;
  plans: Plans;
  /** Charges for sending. Does nothing if billing is off. */
  credits: Credits;
  /** The payment provider. Null if billing is off. */
  payments: PaymentGateway | null;
  /** Alerts the operator to a payment that needs manual attention. */
  raiseAlarm: (reason: string, orderId: string) => void;
  alertStreams: AlertStreams;
  /** False if this process should run jobs, but hasn't polled the queue recently. */
  queueIsRead: () => boolean;
  /**
   * Polls the queue right away, because somebody is waiting for the result. With `kind`, only that kind's worker polls.
   */
  wakeWorkers: (kind?: string) => void;
  /** The clock for everything that expires. Tests set it. */
  now: () => Date;
};

/**
 * The module that owns each table: a folder in `server/modules`, or in `server`. Other modules may read the table, but
 * must call the owner to write to it.
 */
const TABLES: Record<string, readonly string[]> = {
  accounts: [
    'knownBrowsers',
    'locks',
    'passwordResets',
    'phoneVerifications',
    'sessionFamilies',
    'userAgreements',
    'users',
  ],
  adapters: ['mailboxMessages'],
  alerts: ['alertCauses', 'alertMails', 'alertPreferences', 'alerts'],
  audit: ['contractChains', 'contractEvents', 'eventOpenings'],
  auth: ['signUpCodes'],
  batches: ['batches', 'batchRows'],
  bulk: ['actItems', 'acts', 'downloads'],
  cards: ['paymentMethods'],
  'company-seals': ['companySealUsers', 'companySeals', 'sealLedger'],
  contacts: ['contactGroups', 'contacts'],
  credits: ['creditLots', 'creditUses', 'creditRefills', 'creditDays', 'ledgerEntries'],
  contracts: [
    'audiences',
    'contractContents',
    'contractFigureChanges',
    'contractFigures',
    'contractFiles',
    'contractMarks',
    'contracts',
    'folders',
    'labels',
    'receiverAttachments',
    'receiverDrafts',
    'receiverMarks',
    'receivers',
    'receiverValues',
    'savedViews',
    'suggestionLessons',
    'valueConsents',
    'valueRequests',
  ],
  database: ['schemaMigrations'],
  'direct-urls': ['directUrlPlaces', 'directUrls'],
  emulators: [
    'emulatedTossAnswers',
    'emulatedTossBillingKeys',
    'emulatedTossPayments',
    'emulatedTossWebhooks',
    'emulatedTossWindows',
  ],
  files: ['documentReadings', 'filePages', 'files', 'pagePictures', 'uploads'],
  'first-steps': ['hiddenFirstSteps'],
  groups: ['groupMembers', 'groups'],
  help: ['noticeReads', 'toldNotices'],
  idempotency: ['idempotencyKeys'],
  jobs: ['jobs'],
  'list-boxes': ['listBoxVersions', 'listBoxes'],
  'mail-templates': ['mailTemplates', 'mailTemplateTests', 'mailTemplateTexts'],
  marks: ['receiverDrawings', 'userMarks'],
  messages: ['outboxMessages', 'receiverLinks'],
  organizations: ['organizationMembers', 'organizations'],
  payments: ['paymentCustomers', 'paymentWebhooks', 'paymentOrders', 'paymentRefunds', 'paymentSettings'],
  sealing: ['certificateNumbers'],
  security: ['hashKeys'],
  settings: ['documentNumbers', 'serviceSettings'],
  sign: ['receiverQuestions', 'receiverSessions', 'receiverSteps'],
  subscriptions: ['subscriptions'],
  support: ['inquiries', 'inquiryFiles', 'inquiryLinks', 'inquiryMessages'],
  'template-folders': ['templateFolders'],
  templates: ['templateBookmarks', 'templates', 'templateVersionFiles', 'templateVersions'],
};

export const TABLE_OWNERS: ReadonlyMap<string, string> = new Map(
  Object.entries(TABLES).flatMap(([module, tables]) => tables.map((table) => [table, module] as const)),
);

/**
 * Columns with states and their timestamps. Each is written by a single file, following the diagram in
 * docs/architecture.md.
 */
export const OWNED_COLUMNS: Record<string, { writer: string; columns: readonly string[] }> = {
  contracts: {
    writer: 'server/modules/contracts/core/transitions.ts',
    columns: ['status', 'sealState', 'sealError', 'endedAt', 'endReason', 'movedAt', 'nextReminderAt'],
  },
  receivers: {
    writer: 'server/modules/contracts/core/receiver-transitions.ts',
    columns: ['state', 'hasTurn', 'notifiedAt', 'openedAt', 'verifiedAt', 'consentedAt', 'viewedAt', 'finishedAt'],
  },
};

/**
 * Each row names a table, another module that writes to it nevertheless, and how often it does. The numbers may only
 * decrease, and no rows may be added.
 */
export const WRITER_EXCEPTIONS: readonly (readonly [string, string, number])[] = [
  ['computed', 'contracts', 1],
  ['computed', 'upkeep', 1],
  ['eventOpenings', 'upkeep', 1],
  ['organizationMembers', 'content', 2],
  ['organizationMembers', 'upkeep', 1],
  ['organizations', 'content', 1],
  ['organizations', 'settings', 1],
  ['outboxMessages', 'contracts', 1],
  ['outboxMessages', 'upkeep', 1],
  ['phoneVerifications', 'upkeep', 1],
  ['users', 'content', 1],
];

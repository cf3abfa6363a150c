/**
 * The modules and rooms of the server from the bottom up. Each may import only from those before it, including types.
 */
export const ORDER = [
  'idempotency',
  'named-lists',
  'sheets',
  'support',
  'system',
  'credits',
  'payments',
  'audit',
  'files',
  'template-store',
  'accounts',
  'messages',
  'mail-templates',
  'groups',
  'organizations',
  'users',
  'auth',
  'contracts/core',
  'marks',
  'company-seals',
  'list-boxes',
  'contracts/values',
  'settings',
  'sealing',
  'contracts/views',
  'contracts/drafting',
  'contracts/sending',
  'contracts/running',
  'contracts/lists',
  'contracts/filing',
  'contracts',
  'direct-urls/places',
  'templates',
  'sign/shared',
  'sign/entry',
  'sign/reading',
  'sign/filling',
  'sign/finishing',
  'sign/copies',
  'sign',
  'checks',
  'alerts',
  'contacts',
  'bulk',
  'batches',
  'direct-urls',
  'upkeep',
];

export const MAX_FILES = 45;
export const MAX_LINES = 4_000;

/** Modules in which every operation has a file of its name, and SQL is in repositories. */
export const OPERATIONS_APART = ['accounts', 'groups', 'organizations', 'users', 'auth', 'contracts', 'sign'];

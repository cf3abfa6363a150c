/** The modules of the server from the bottom up: each may import only from those before it, types included. */
export const ORDER = [
  'idempotency',
  'named-lists',
  'sheets',
  'support',
  'system',
  'audit',
  'files',
  'accounts',
  'messages',
  'organizations',
  'users',
  'auth',
  'settings',
  'marks',
  'company-seals',
  'contracts',
  'sealing',
  'sign',
  'checks',
  'alerts',
  'contacts',
  'bulk',
  'upkeep',
];

export const MAX_FILES = 45;
export const MAX_LINES = 4_000;

import type { Secrets } from '../../security/secrets.ts';
import type { SheetCells } from './batch.types.ts';

export const BATCH_CELLS_PURPOSE = 'batch-cells';
export const BATCH_OFFERS_PURPOSE = 'batch-offers';

export const encryptCells = (secrets: Secrets, cells: SheetCells) =>
  secrets.seal(BATCH_CELLS_PURPOSE, JSON.stringify(cells));

/** Decrypts cells. Returns none if they have been deleted, some time after the batch ended. */
export const decryptCells = (secrets: Secrets, sealed: Buffer | null): SheetCells =>
  sealed === null ? {} : JSON.parse(secrets.open(BATCH_CELLS_PURPOSE, sealed));

export const encryptOffers = (secrets: Secrets, offers: SheetCells) =>
  Object.keys(offers).length === 0 ? null : secrets.seal(BATCH_OFFERS_PURPOSE, JSON.stringify(offers));

export const decryptOffers = (secrets: Secrets, sealed: Buffer | null): SheetCells =>
  sealed === null ? {} : JSON.parse(secrets.open(BATCH_OFFERS_PURPOSE, sealed));

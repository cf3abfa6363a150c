import { compareLots } from '../modules/credits/compare-lots.ts';
import { readOptions, type Report } from './command.ts';
import { openInstallation } from './installation.ts';

/** Adds up the ledger. Whatever differs was changed in the database, past the triggers that guard it. */
export async function checkMoney(given: string[]): Promise<Report> {
  readOptions(given, {});
  const installation = await openInstallation();
  try {
    const { lots, entries, wrong } = await compareLots(installation.database);
    return {
      answer: { lots, entries, wrong },
      words: [
        `크레딧 묶음 ${lots}개, 장부 ${entries}줄`,
        ...(wrong.length === 0 ? ['모두 맞아요.'] : ['장부와 다른 묶음이에요.', ...wrong.map((lot) => `  ${lot}`)]),
      ],
    };
  } finally {
    await installation.close();
  }
}

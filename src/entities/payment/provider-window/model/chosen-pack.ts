const KEY = 'chosenPack';

/**
 * The credit pack for which the payment window was opened, so that a dialog that opens after a failure still has it.
 * Stored in the tab.
 */
export const chosenPackStore = {
  keep: (creditPackId: string) => sessionStorage.setItem(KEY, creditPackId),
  read: () => sessionStorage.getItem(KEY),
  clear: () => sessionStorage.removeItem(KEY),
};

const KEY = 'purchaseTrouble';

/**
 * Why the last purchase failed, for the dialog of the next document. Stored in the tab, because text in the URL could
 * be forged.
 */
export const purchaseTroubleStore = {
  keep: (text: string) => sessionStorage.setItem(KEY, text),
  read: () => sessionStorage.getItem(KEY),
  clear: () => sessionStorage.removeItem(KEY),
};

/** A translation of the statement in `final-confirmation.ts`. That file's version covers it. */
export const id = 'Saya sudah membaca semuanya dan setuju membuat kontrak dengan tanda tangan elektronik.';

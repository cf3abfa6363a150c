/** The statement from `final-confirmation.ts`, whose version covers all languages. */
export const id = 'Saya sudah membaca semuanya dan setuju membuat kontrak dengan tanda tangan elektronik.';

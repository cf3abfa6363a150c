/** The same statement as in `final-confirmation.ts`, whose version covers every language. */
export const mn = 'Би бүгдийг уншсан бөгөөд гэрээг цахим гарын үсгээр байгуулахыг зөвшөөрч байна.';

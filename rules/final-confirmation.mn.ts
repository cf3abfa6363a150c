/** The statement from `final-confirmation.ts`, whose version covers all languages. */
export const mn = 'Би бүгдийг уншсан бөгөөд гэрээг цахим гарын үсгээр байгуулахыг зөвшөөрч байна.';

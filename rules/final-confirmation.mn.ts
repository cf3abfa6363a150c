/** A translation of the statement in `final-confirmation.ts`. That file's version covers it. */
export const mn = 'Би бүгдийг уншсан бөгөөд гэрээг цахим гарын үсгээр байгуулахыг зөвшөөрч байна.';

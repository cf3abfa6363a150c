/** The statement from `final-confirmation.ts`, whose version covers all languages. */
export const uz = 'Men hammasini oʻqidim va shartnomani elektron imzo bilan tuzishga roziman.';

/** The same statement as in `final-confirmation.ts`, whose version covers every language. */
export const uz = 'Men hammasini oʻqidim va shartnomani elektron imzo bilan tuzishga roziman.';

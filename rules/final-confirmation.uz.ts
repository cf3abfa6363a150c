/** A translation of the statement in `final-confirmation.ts`. That file's version covers it. */
export const uz = 'Men hammasini oʻqidim va shartnomani elektron imzo bilan tuzishga roziman.';

/** A translation of the statement in `final-confirmation.ts`. That file's version covers it. */
export const ne = 'मैले सबै कुरा पढेँ, र विद्युतीय हस्ताक्षरबाट सम्झौता गर्न सहमत छु।';

/** The statement from `final-confirmation.ts`, whose version covers all languages. */
export const ne = 'मैले सबै कुरा पढेँ, र विद्युतीय हस्ताक्षरबाट सम्झौता गर्न सहमत छु।';

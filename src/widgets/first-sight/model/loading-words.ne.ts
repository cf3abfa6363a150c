export const ne = 'कागजात खुल्दै';

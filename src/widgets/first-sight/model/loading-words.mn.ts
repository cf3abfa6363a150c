export const mn = 'Баримт бичгийг ачаалж байна';

export { cardQueries, type Card } from './api/cards';
export { formatCard, formatMaskedCard } from './model/card-names';

export { useCardReturn } from './model/use-card-return';
export { useRegisterCard } from './model/use-register-card';

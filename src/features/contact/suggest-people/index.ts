export { useSuggestedPeople } from './model/use-suggested-people';

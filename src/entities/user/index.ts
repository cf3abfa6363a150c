export {
  userQueries,
  type AnnualValidity,
  type Session,
  type User,
  type UserDetails,
  type UserExtraDetails,
} from './api/user';
export { useSession } from './model/use-session';

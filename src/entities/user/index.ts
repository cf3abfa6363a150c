export { userQueries, type AnnualValidity, type User, type UserExtraDetails } from './api/user';
export { useSession } from './model/use-session';
export { readOpened, useRememberOpened, type OpenedPage } from './model/recently-opened';

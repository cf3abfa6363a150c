export { userQueries, type AnnualValidity, type User, type UserExtraDetails } from './api/user';
export { useSession } from './model/use-session';
export { readOpened, rememberOpened, useRememberOpened, type OpenedPage } from './model/recently-opened';

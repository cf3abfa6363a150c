export { userQueries, type AnnualValidity, type User, type UserExtraDetails } from './api/user';
export { useSession } from './model/use-session';
export { readOpenedPages, useRememberOpenedPage, type OpenedPage } from './model/recently-opened';

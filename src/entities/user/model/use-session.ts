import { useSuspenseQuery } from '@tanstack/react-query';
import { userQueries } from '../api/user';

/** Returns the current session, which the guard of signed-in routes has already cached. */
export const useSession = () => useSuspenseQuery(userQueries.session()).data;

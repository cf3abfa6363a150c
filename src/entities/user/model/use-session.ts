import { useSuspenseQuery } from '@tanstack/react-query';
import { userQueries } from '../api/user';

/** The current session. The guard of signed-in routes has already loaded it into the cache. */
export const useSession = () => useSuspenseQuery(userQueries.session()).data;

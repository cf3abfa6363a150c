import { useSuspenseQuery } from '@tanstack/react-query';
import { userQueries } from '../api/user';

/** The guard of signed-in routes has already cached the session. */
export const useSession = () => useSuspenseQuery(userQueries.session()).data;

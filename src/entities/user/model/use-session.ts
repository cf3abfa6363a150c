import { useSuspenseQuery } from '@tanstack/react-query';
import { userQueries } from '../api/user';

/** The person who is signed in. The guard of every signed-in route has put them into the cache already. */
export const useSession = () => useSuspenseQuery(userQueries.session()).data;

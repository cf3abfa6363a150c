import { useSuspenseQuery } from '@tanstack/react-query';
import { userQueries } from '../api/user';

/** Who is signed in. The guard of every signed-in route has put it into the cache already. */
export const useSession = () => useSuspenseQuery(userQueries.session()).data;

import { NothingFound } from '@/widgets/list-frame';

/** Whoever looks at the list is on it: it is only empty under a filter. */
export const NoMembers = () => <NothingFound title="찾는 멤버가 없어요" />;

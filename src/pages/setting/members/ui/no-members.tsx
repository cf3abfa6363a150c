import { NothingFound } from '@/widgets/list-frame';

/** The list always includes the current user, so only a filter can empty it. */
export const NoMembers = () => <NothingFound title="찾는 멤버가 없어요" />;

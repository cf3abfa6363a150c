import { NothingFound } from '@/widgets/list-frame';

/** The list always includes the current user, so it can only be empty because of a filter. */
export const NoMembers = () => <NothingFound title="찾는 멤버가 없어요" />;

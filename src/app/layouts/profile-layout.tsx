import { PROFILE_GROUPS } from '@/widgets/app-shell';
import { Console } from './console';

export const Component = () => <Console nav={{ title: '내 정보', groups: PROFILE_GROUPS }} />;

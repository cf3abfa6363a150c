import { SETTING_GROUPS } from '@/widgets/app-shell';
import { Console } from './console';

export const Component = () => <Console nav={{ title: '설정', groups: SETTING_GROUPS }} />;

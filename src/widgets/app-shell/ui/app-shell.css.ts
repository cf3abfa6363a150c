import { style } from '@vanilla-extract/css';
import { space } from '@/shared/styles';

export const mobileSwitcher = style({ padding: `0 0 ${space[3]}` });

import { responsive } from '@/shared/ui/layout/responsive';
import { PhoneProperties } from './phone-properties';
import { DesktopProperties } from './properties';
import type { PropertiesProps } from './properties-props';

export const EditProperties = responsive<PropertiesProps>({ desktop: DesktopProperties, mobile: PhoneProperties });

import { responsive } from '@/shared/ui/layout/responsive';
import { PhoneProperties } from './phone-properties';
import { DesktopProperties } from './properties';
import type { PropertiesProps } from './properties-props';

/** Inputs for the properties of the selected fields. Must be rendered inside `PlaceFields`. */
export const EditProperties = responsive<PropertiesProps>({ desktop: DesktopProperties, mobile: PhoneProperties });

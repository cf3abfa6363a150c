import { responsive } from '@/shared/ui/layout/responsive';
import { PhoneProperties } from './phone-properties';
import { Properties } from './properties';

/** Edits the chosen fields in words and numbers, inside `PlaceFields`. */
export const EditProperties = responsive({ desktop: Properties, mobile: PhoneProperties });

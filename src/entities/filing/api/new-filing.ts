import { api, unwrap } from '@/shared/api';
import type { LabelColor } from './filing';

export const LABEL_COLORS: readonly LabelColor[] = [
  'BLUE',
  'GREEN',
  'ORANGE',
  'PURPLE',
  'TEAL',
  'YELLOW',
  'RED',
  'GRAY',
];

export const createFolder = (name: string) => unwrap(api.POST('/folders', { body: { name } }));

export const createTemplateFolder = (name: string) => unwrap(api.POST('/template-folders', { body: { name } }));

/** Gives each label the next colour, so that neighbouring labels differ. */
export const createLabel = (name: string, labelsBefore: number) =>
  unwrap(api.POST('/labels', { body: { name, color: LABEL_COLORS[labelsBefore % LABEL_COLORS.length] ?? 'GRAY' } }));

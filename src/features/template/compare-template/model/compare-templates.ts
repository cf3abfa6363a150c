import type { Template } from '@/entities/template';
import { compareFields } from './compare-fields';
import { isEqual, type Difference } from './compare-items';
import { compareSettings } from './compare-settings';
import { compareSlots } from './compare-slots';
import type { UnsavedParts } from './unsaved-parts';

export type ComparedPart = { title: string; differences: readonly Difference[] };

export function compareTemplates(theirs: Template, mine: Template, touched: UnsavedParts): ComparedPart[] {
  const parts: ComparedPart[] = [
    { title: '칸', differences: compareFields(toFields(theirs), toFields(mine), touched.fields === undefined) },
    {
      title: '역할',
      differences: compareSlots(theirs.content.slots, mine.content.slots, touched.slots === undefined),
    },
    { title: '그린 것', differences: compareAnnotations(theirs, mine, touched.annotations === undefined) },
    { title: '설정', differences: compareSettings(theirs, mine, touched) },
  ];
  return parts.filter(({ differences }) => differences.length > 0);
}

const toFields = ({ content: { fields, slots }, files }: Template) => ({ fields, slots, files });

const sayCount = (count = 0) => (count > 0 ? `${count}개` : '없어요');

function compareAnnotations(theirs: Template, mine: Template, stays: boolean): Difference[] {
  const [saved, here] = [theirs, mine].map(({ content }) => content.annotations);
  if (isEqual(saved, here)) return [];
  return [
    {
      key: 'annotations',
      name: '펜, 형광펜, 그림 도장',
      theirs: sayCount(saved?.length),
      mine: sayCount(here?.length),
      stays,
    },
  ];
}

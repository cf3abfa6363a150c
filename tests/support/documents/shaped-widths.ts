/**
 * The widths of names as the engine prints them, as multiples of the font size. Screens must arrive at the same widths.
 */
export const SHAPED_WIDTHS = {
  'สมชาย ใจดี': 4.395,
  'ບຸນມີ ສີສຸກ': 3.977,
  'សុខ ស្រីពៅ': 4.24,
  အောင်ကျော်ဇော: 7.002,
  'कृष्ण प्रसाद क्षेत्री': 5.878,
  'মোহাম্মদ রফিকুল': 6.889,
  'කුමාර ශ්‍රී': 4.07,
  கார்த்திகேயன்: 7.714,
  'محمد عبد الله': 4.929,
} as const;

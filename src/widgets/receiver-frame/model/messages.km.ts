import type { FrameMessages } from './messages.ko';

export const km: FrameMessages = {
  back: 'ត្រឡប់',
  progress: (done, total) => `ជំហាន ${done} នៃ ${total}`,
  service: 'Dojang',
  toOwn: 'ត្រឡប់ទៅឯកសាររបស់អ្នក',
  inApp: {
    title: 'សូមបើកក្នុងកម្មវិធីរុករកផ្សេង។',
    more: 'ការចុះហត្ថលេខាអាចមិនដំណើរការល្អក្នុងកម្មវិធីនេះ។ សូមចម្លងតំណ រួចបិទភ្ជាប់ក្នុង Safari ឬ Chrome។',
    copy: 'ចម្លងតំណ',
    copied: 'បានចម្លង',
    notCopied: 'មិនអាចចម្លងតំណបានទេ។ សូមចម្លងពីរបារអាសយដ្ឋាន',
  },
};

import type { PreviewMessages } from './messages.ko';

export const km: PreviewMessages = {
  banner: 'នេះជាការមើលជាមុន។ គ្មានអ្វីត្រូវបានរក្សាទុកទេ។',
  loading: 'កំពុងផ្ទុកឯកសារ',
  document: 'ឯកសារ',
  smaller: 'បង្រួម',
  larger: 'ពង្រីក',
  close: 'បិទ',
  failed: 'មិនអាចផ្ទុកឯកសារបានទេ',
  again: 'ព្យាយាមម្ដងទៀត',
  notThere: 'អ្នកមិនអាចមើលឯកសារនេះបានទេ',
  notThereMore: 'ឯកសារនេះមិនមាន ឬអ្នកគ្មានសិទ្ធិមើល។',
};

import type { Messages } from './messages.ko';

export const km: Messages = {
  document: 'ឯកសារ',
  pageNumber: (count) => `លេខទំព័រ ក្នុងចំណោម ${count}`,
  ofPages: (count) => `/ ${count}`,
  smaller: 'បង្រួម',
  larger: 'ពង្រីក',
  fitted: 'សមនឹងទទឹង',
  unseen: 'មិនអាចបង្ហាញទំព័រនេះបានទេ',
  again: 'ព្យាយាមម្ដងទៀត',
  textOf: (page) => `អក្សរនៃទំព័រ ${page}`,
  textComes: 'កំពុងផ្ទុកអក្សរ',
  textMissing: 'ទំព័រនេះជារូបភាព ដូច្នេះគ្មានអក្សរសម្រាប់អានឱ្យស្ដាប់ទេ។ អ្នកអាចសុំឯកសារជាអក្សរពីអ្នកផ្ញើ។',
  textCut: 'ទំព័រនេះមានអក្សរច្រើន ដូច្នេះអានឱ្យស្ដាប់តែផ្នែកដំបូង។ សូមទាញយកឯកសារដើម្បីអានផ្នែកនៅសល់។',
  textFailed: 'មិនអាចផ្ទុកអក្សរនៃទំព័រនេះបានទេ។',
  textAgain: (page) => `ផ្ទុកអក្សរនៃទំព័រ ${page} ម្ដងទៀត`,
};

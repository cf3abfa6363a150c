import type { ChooseLanguageMessages } from './messages.ko';

export const km: ChooseLanguageMessages = {
  label: 'ភាសា',
  title: 'ជ្រើសភាសារបស់អ្នក',
  failed: 'មិនអាចផ្ទុកភាសានេះបានទេ។ សូមពិនិត្យអ៊ីនធឺណិត រួចជ្រើសម្ដងទៀត។',
};

import type { ClientMessages } from './client-messages.ko';

export const km: ClientMessages = {
  NETWORK: 'មិនអាចភ្ជាប់បានទេ។ សូមពិនិត្យអ៊ីនធឺណិតរបស់អ្នក។',
  TIMEOUT: 'ចំណាយពេលយូរពេក។ សូមព្យាយាមម្ដងទៀត។',
  other: 'មានបញ្ហាកើតឡើង។ សូមព្យាយាមម្ដងទៀត។',
};

import type { OriginalMessages } from './messages.ko';

export const km: OriginalMessages = {
  original: 'អត្ថបទដើមនៃកិច្ចសន្យាជាអត្ថបទដែលមានសុពលភាព។ បកប្រែតែការណែនាំលើទំព័រនេះប៉ុណ្ណោះ។',
};

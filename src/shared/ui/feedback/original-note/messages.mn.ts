import type { OriginalMessages } from './messages.ko';

export const mn: OriginalMessages = {
  original: 'Гэрээний эх хувийг баримтална. Зөвхөн энэ хуудасны зааврыг орчуулсан.',
};

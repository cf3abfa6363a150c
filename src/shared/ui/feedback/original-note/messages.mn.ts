import type { OriginalMessages } from './messages.ko';

export const mn: OriginalMessages = {
  original: 'Гэрээний эх текстийг баримтална. Зөвхөн энэ хуудасны зааврыг орчуулсан.',
};

import type { OriginalMessages } from './messages.ko';

export const mn: OriginalMessages = {
  original: 'Гэрээний эх бичвэрийг баримтална. Зөвхөн энэ хуудасны зааврыг орчуулсан.',
};

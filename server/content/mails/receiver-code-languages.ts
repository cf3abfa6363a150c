import type { Language } from './letter.ts';
import { en } from './receiver-code-words.en.ts';
import { id } from './receiver-code-words.id.ts';
import { km } from './receiver-code-words.km.ts';
import { ko } from './receiver-code-words.ko.ts';
import { mn } from './receiver-code-words.mn.ts';
import { ne } from './receiver-code-words.ne.ts';
import { th } from './receiver-code-words.th.ts';
import { uz } from './receiver-code-words.uz.ts';
import { vi } from './receiver-code-words.vi.ts';
import { zh } from './receiver-code-words.zh.ts';
import type { ReceiverCodeTexts } from './receiver-code-words.ts';

export const RECEIVER_CODE_TEXTS: Record<Language, ReceiverCodeTexts> = { ko, en, vi, zh, th, ne, km, id, uz, mn };

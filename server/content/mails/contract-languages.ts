import { en } from './contract-words.en.ts';
import { id } from './contract-words.id.ts';
import { km } from './contract-words.km.ts';
import { ko } from './contract-words.ko.ts';
import { mn } from './contract-words.mn.ts';
import { ne } from './contract-words.ne.ts';
import { th } from './contract-words.th.ts';
import { uz } from './contract-words.uz.ts';
import { vi } from './contract-words.vi.ts';
import { zh } from './contract-words.zh.ts';
import type { ContractLanguage } from './contract-words.ts';
import type { Language } from './letter.ts';

export const CONTRACT_TEXTS: Record<Language, ContractLanguage> = { ko, en, vi, zh, th, ne, km, id, uz, mn };

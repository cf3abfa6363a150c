import { signApi, unwrap } from '@/shared/api';

export const askQuestion = (text: string) => unwrap(signApi.POST('/sign/questions', { body: { text } }));

import { writeMail } from './write-mail.ts';

const NOT_ME = '요청하지 않았다면 이 메일을 무시해주세요. 아무 일도 일어나지 않아요.';

export const writeSignUpCodeMail = (to: string, code: string) =>
  writeMail({
    to,
    template: 'SIGN_UP_CODE',
    subject: '가입 번호를 확인해주세요',
    preheader: '가입 화면에 여섯 자리 번호를 적어주세요.',
    heading: '여섯 자리 번호를 적어주세요',
    paragraphs: ['가입 화면에 아래 번호를 적어주세요. 10분 동안 쓸 수 있어요.'],
    code,
    foot: [NOT_ME],
  });

export const writeAlreadyRegisteredMail = (to: string, publicUrl: string) =>
  writeMail({
    to,
    template: 'ALREADY_REGISTERED',
    subject: '이미 가입한 메일 주소예요',
    preheader: '본인이라면 로그인해주세요.',
    heading: '이미 가입한 메일 주소예요',
    paragraphs: [
      '누군가 이 주소로 가입하려고 했어요. 본인이라면 로그인해주세요.',
      `비밀번호를 잊었다면 여기에서 바꿀 수 있어요: ${publicUrl}/auth/find-password`,
    ],
    button: { label: '로그인하기', href: `${publicUrl}/auth/sign-in` },
    foot: [NOT_ME],
  });

export const writePasswordResetMail = (to: string, publicUrl: string, code: string) =>
  writeMail({
    to,
    template: 'PASSWORD_RESET',
    subject: '비밀번호를 다시 정해주세요',
    preheader: '30분 안에 열어주세요.',
    heading: '새 비밀번호를 정해주세요',
    paragraphs: ['30분 안에 열어주세요. 한 번만 쓸 수 있어요.'],
    button: { label: '새 비밀번호 정하기', href: `${publicUrl}/auth/change-password/${code}` },
    foot: [NOT_ME],
  });

export const writePasswordChangedMail = (to: string, publicUrl: string) =>
  writeMail({
    to,
    template: 'PASSWORD_CHANGED',
    subject: '비밀번호를 바꿨어요',
    preheader: '직접 바꾸지 않았다면 지금 바로 확인해주세요.',
    heading: '비밀번호를 바꿨어요',
    paragraphs: [
      '안전을 위해 다른 기기에서는 로그아웃했어요.',
      '직접 바꾸지 않았다면 지금 바로 비밀번호 찾기를 해주세요.',
    ],
    button: { label: '비밀번호 찾기', href: `${publicUrl}/auth/find-password` },
    foot: ['비밀번호를 직접 바꿨다면 이 메일은 보관만 해주세요.'],
  });

export const writeUnknownBrowserMail = (to: string, publicUrl: string) =>
  writeMail({
    to,
    template: 'UNKNOWN_BROWSER',
    subject: '처음 보는 브라우저에서 로그인했어요',
    preheader: '직접 로그인하지 않았다면 지금 바로 확인해주세요.',
    heading: '처음 보는 브라우저에서 로그인했어요',
    paragraphs: ['직접 로그인했다면 아무것도 하지 않아도 돼요.', '아니라면 지금 바로 비밀번호를 바꿔주세요.'],
    button: { label: '비밀번호 찾기', href: `${publicUrl}/auth/find-password` },
    foot: ['브라우저의 기록을 지운 뒤에 로그인해도 이 메일을 보내요.'],
  });

export const writeLoginTroubleMail = (to: string, publicUrl: string) =>
  writeMail({
    to,
    template: 'LOGIN_TROUBLE',
    subject: '로그인이 여러 번 실패했어요',
    preheader: '직접 한 일이 아니라면 비밀번호를 바꿔주세요.',
    heading: '로그인이 여러 번 실패했어요',
    paragraphs: [
      '누군가 이 주소로 로그인하려다 비밀번호를 다섯 번 틀렸어요. 이제부터 틀릴 때마다 조금씩 더 기다려야 해요.',
      '직접 한 일이 아니라면 비밀번호를 바꿔주세요. 로그인한 적이 있는 브라우저에서는 기다리지 않고 로그인할 수 있어요.',
    ],
    button: { label: '비밀번호 바꾸기', href: `${publicUrl}/auth/find-password` },
    foot: ['직접 틀렸다면 이 메일은 지워도 돼요.'],
  });

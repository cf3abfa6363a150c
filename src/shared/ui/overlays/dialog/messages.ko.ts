export const ko = { close: '닫기', leave: '적던 내용이 사라져요. 나갈까요?', stay: '계속 쓰기', leaveDo: '나가기' };

export type Messages = typeof ko;

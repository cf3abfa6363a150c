const grouped = new Intl.NumberFormat('ko-KR');

export const formatWon = (amount: number) => `${grouped.format(amount)}원`;
export const formatCount = (count: number, unit: '개' | '건') => `${grouped.format(count)}${unit}`;

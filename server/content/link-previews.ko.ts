export const ko = (organizationName: string | null) => ({
  title: organizationName === null ? '서명 요청' : `${organizationName} 서명 요청`,
  description: '링크를 눌러 문서를 확인해주세요.',
  siteName: '도장',
  locale: 'ko_KR' as const,
});

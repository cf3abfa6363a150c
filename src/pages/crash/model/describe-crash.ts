import { isRouteErrorResponse } from 'react-router-dom';

/** Error details for users to pass on to us. Omits the query, which may contain a link's token. */
export function describeCrash(error: unknown) {
  const number = crypto.getRandomValues(new Uint16Array(2));
  return [
    {
      label: '오류 번호',
      value: [...number].map((part) => part.toString(16).padStart(4, '0').toUpperCase()).join('-'),
    },
    { label: '때', value: new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Seoul' }) },
    { label: '화면', value: location.pathname },
    { label: '내용', value: messageOf(error) },
  ];
}

function messageOf(error: unknown) {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

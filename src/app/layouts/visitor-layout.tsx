import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useVisit, Visit } from '@/features/receiver/visit-direct-url';
import { language } from '@/shared/i18n';
import { href, paths } from '@/shared/routes';
import { receiverSession } from '@/shared/session';
import { CommonErrorMessages } from './common-error-messages';
import { VISITOR_STATE } from './visitor-state';

/** Runs a single machine for the public link and the page that asks who the visitor is. */
export function Component() {
  const { pathname, search } = useLocation();
  const { directUrlCode } = useParams();
  const navigate = useNavigate();
  const code = directUrlCode ?? new URLSearchParams(search).get('directUrl') ?? '';
  const [isAtAccount] = useState(() => pathname === paths.receiverAccount);
  useState(() => language.readAddress(search));
  const start = (linkToken: string) => {
    // Another document may have been opened in this tab before.
    receiverSession.forget();
    receiverSession.arriveBy(linkToken);
    void navigate(href('receiverCallback'), { replace: true, state: VISITOR_STATE });
  };
  return (
    <Visit key={code} input={{ code, isAtAccount }} onStarted={start}>
      <CommonErrorMessages />
      <Walk code={code} />
      <Outlet />
    </Visit>
  );
}

/** Keeps the URL in sync with the machine, in both directions: Back returns to the link, Forward to the question. */
function Walk({ code }: { code: string }) {
  const { snapshot, send } = useVisit();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const here = pathname === paths.receiverAccount ? 'account' : 'link';
  const wanted = snapshot.hasTag('account') ? 'account' : snapshot.matches('invited') ? 'link' : null;
  const before = useRef(wanted);

  useEffect(() => {
    const hasMoved = before.current !== wanted;
    before.current = wanted;
    if (wanted === null || wanted === here) return;
    if (!hasMoved) return send({ type: here === 'account' ? 'begin' : 'back' });
    const address =
      wanted === 'account'
        ? `${href('receiverAccount')}?directUrl=${code}`
        : href('directUrl', { directUrlCode: code });
    void navigate(address, { replace: wanted === 'link' });
  }, [wanted, here, code, navigate, send]);
  return null;
}

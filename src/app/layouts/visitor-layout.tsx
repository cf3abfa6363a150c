import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useVisit, Visit } from '@/features/receiver/visit-direct-url';
import { language } from '@/shared/i18n';
import { href, paths } from '@/shared/routes';
import { receiverSession } from '@/shared/session';
import { CommonErrorMessages } from './common-error-messages';
import { VISITOR_STATE } from './visitor-state';

/** Runs a single machine for the public link and the page that asks visitors for their details. */
export function Component() {
  const { pathname, search } = useLocation();
  const { directUrlCode } = useParams();
  const navigate = useNavigate();
  const code = directUrlCode ?? new URLSearchParams(search).get('directUrl') ?? '';
  const [isAtAccount] = useState(() => pathname === paths.receiverAccount);
  useState(() => void language.readAddress(search));
  const start = (linkToken: string) => {
    // The tab may have had another document open, whose session must not be reused.
    receiverSession.forget();
    receiverSession.arriveBy(linkToken);
    void navigate(href('receiverCallback'), { replace: true, state: VISITOR_STATE });
  };
  return (
    <Visit key={code} input={{ code, isAtAccount }} onStarted={start}>
      <CommonErrorMessages />
      <Walk />
      <Outlet />
    </Visit>
  );
}

/** Keeps the machine in sync with the URL: Back goes to the link's first page, and Forward to the visitor's details. */
function Walk() {
  const { snapshot, send } = useVisit();
  const isAtAccount = useLocation().pathname === paths.receiverAccount;
  useEffect(() => {
    const event = { type: isAtAccount ? 'begin' : 'back' } as const;
    if (snapshot.can(event)) send(event);
  }, [isAtAccount, snapshot, send]);
  return null;
}

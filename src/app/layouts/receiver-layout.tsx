import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate, type Location } from 'react-router-dom';
import { listAllowedPages, useVerification, Verification } from '@/features/receiver/verify-receiver';
import { language } from '@/shared/i18n';
import { isSameOriginPath } from '@/shared/lib/own-path';
import { href, paths } from '@/shared/routes';
import { receiverSession } from '@/shared/session';
import { CommonErrorMessages } from './common-error-messages';
import { isVisitorState } from './visitor-state';

/**
 * Starts over if the receiver goes Back before the document has loaded. The earlier visit's machine has ended, so
 * nothing would be shown.
 */
export function Component() {
  const [visit, setVisit] = useState(0);
  return <Visit key={visit} onReturn={() => setVisit(visit + 1)} />;
}

/** Runs a single machine for all pages on the receiver's way to the document. */
function Visit({ onReturn }: { onReturn: () => void }) {
  const location = useLocation();
  const [{ input, returnTo }] = useState(() => readVisit(location));
  return (
    <Verification input={input}>
      <CommonErrorMessages />
      <Walk returnTo={returnTo} onReturn={onReturn} />
      <Outlet />
    </Verification>
  );
}

/** The pages that the identity provider returns to. */
const CALLBACKS = ['receiverPhoneVerifyCallback', 'directUrlCallback'] as const;

/** Reads the URL once, because the link's token is then removed from it. */
function readVisit({ pathname, search, state }: Location) {
  const params = new URLSearchParams(search);
  void language.readAddress(search);
  const secret = params.get('t');
  if (secret !== null) {
    // The tab may have had another document open, whose session must not be reused.
    receiverSession.forget();
    receiverSession.arriveBy(secret);
  }
  const entry =
    pathname === paths.receiverCallback ? 'link' : pathname === paths.receiverReviewVerify ? 'review' : 'step';
  const isVisitor = pathname === paths.directUrlCallback || isVisitorState(state);
  const callback = isVisitor ? 'directUrlCallback' : 'receiverPhoneVerifyCallback';
  const wanted = params.get('to');
  return {
    input: {
      linkToken: receiverSession.linkToken(),
      hasToken: receiverSession.token() !== null,
      entry,
      callbackUrl: new URL(href(callback), window.location.origin).href,
      requestUuid: CALLBACKS.some((page) => pathname === paths[page]) ? params.get('requestUuid') : null,
    } as const,
    returnTo: wanted !== null && isSameOriginPath(wanted) ? wanted : href('copies'),
  };
}

/** Keeps the URL in sync with the machine. Back returns to the first page. */
function Walk({ returnTo, onReturn }: { returnTo: string; onReturn: () => void }) {
  const { snapshot, send } = useVerification();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const pages = listAllowedPages(snapshot);
  const target = pages[0] ?? null;
  const isAtHome = target === null || pages.some((page) => paths[page] === pathname);
  const before = useRef(target);
  const task = snapshot.output?.task ?? null;

  useEffect(() => {
    if (new URLSearchParams(search).has('t')) void navigate(pathname, { replace: true });
  }, [search, pathname, navigate]);

  useEffect(() => {
    const hasMoved = before.current !== target;
    const cameFrom = before.current;
    before.current = target;
    if (isAtHome) return;
    if (!hasMoved && pathname === paths.receiverCallback) return send({ type: 'back' });
    // Only the first page stays in the history, because completed steps cannot be repeated.
    void navigate(href(target), { replace: cameFrom !== 'receiverCallback' || !hasMoved });
  }, [target, isAtHome, pathname, navigate, send]);

  useEffect(() => {
    if (task === null) return;
    const next = { sign: href('sign'), copies: href('copies'), download: href('downloadCopies'), review: returnTo };
    // Also keeps the first page in the history if the receiver comes straight from it.
    void navigate(next[task], { replace: pathname !== paths.receiverCallback });
  }, [task, returnTo, pathname, navigate]);

  useEffect(() => {
    if (task === null) return;
    window.addEventListener('popstate', onReturn);
    return () => window.removeEventListener('popstate', onReturn);
  }, [task, onReturn]);
  return null;
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userQueries } from '@/entities/user';
import { api, type ApiError, getErrorMessage, beginSession, unwrap } from '@/shared/api';
import { getMemberDeviceId, tokenStorage } from '@/shared/session';
import { SignInForm, type SignInFailure, type SignInValues } from './sign-in-form';

type SignInProps = {
  notice?: string | undefined;
  findPassword: React.ReactNode;
  /** Members whose annual phone verification is due verify first. */
  onSignedIn: (outcome: { isVerificationDue: boolean }) => void;
};

export function SignIn({ notice, findPassword, onSignedIn }: SignInProps) {
  const queryClient = useQueryClient();
  const signIn = useMutation({
    mutationFn: async ({ email, password, autoLogin }: SignInValues) => {
      const { userInfo } = await unwrap(
        api.POST('/auths/login', { body: { email, password, device: getMemberDeviceId() } }),
      );
      tokenStorage.keep(autoLogin);
      await beginSession(userInfo);
      queryClient.clear();
      return queryClient.query(userQueries.session());
    },
    onSuccess: ({ annualVerification }) => onSignedIn({ isVerificationDue: !annualVerification.valid }),
  });

  return (
    <SignInForm
      isBusy={signIn.isPending || signIn.isSuccess}
      failure={signIn.error && toFailure(signIn.error)}
      notice={notice}
      findPassword={findPassword}
      onSubmit={(values) => signIn.mutate(values)}
    />
  );
}

const MENDED_IN_THE_FIELD = new Set(['CREDENTIALS_WRONG', 'LOCKED', 'VALIDATION']);

const toFailure = (error: ApiError): SignInFailure => ({
  place: MENDED_IN_THE_FIELD.has(error.code) ? 'field' : 'banner',
  message: getErrorMessage(error),
});

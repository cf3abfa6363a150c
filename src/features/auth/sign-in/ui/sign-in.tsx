import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError, errorMessage, tokenRefresh, unwrap } from '@/shared/api';
import { tokenStorage } from '@/shared/session';
import { SignInForm, type SignInFailure, type SignInValues } from './sign-in-form';

type SignInProps = { notice?: string | undefined; findPassword: React.ReactNode; onSignedIn: () => void };

export function SignIn({ notice, findPassword, onSignedIn }: SignInProps) {
  const queryClient = useQueryClient();
  const signIn = useMutation({
    mutationFn: async ({ email, password, autoLogin }: SignInValues) => {
      const { userInfo } = await unwrap(api.POST('/auths/login', { body: { email, password } }));
      tokenStorage.keep(autoLogin);
      tokenRefresh.send({ type: 'tokens.issued', tokens: userInfo });
    },
    onSuccess: () => {
      queryClient.clear();
      onSignedIn();
    },
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
  message: errorMessage(error),
});

export type VerifiedPerson = {
  name: string;
  birthDate: string;
  gender: 'M' | 'F';
  foreigner: boolean;
  /** Digits only. */
  phone: string;
  carrier: string | null;
  ci: string | null;
};

export type ProviderReturn = { outcome: 'ok' | 'cancelled' | 'failed'; vendorCode: string; message: string | null };

export type IdentityProvider = {
  vendor: string;
  /** Origins that the provider's form may post to, for the Content-Security-Policy's form-action. */
  origins: readonly string[];
  begin: (input: {
    requestUuid: string;
    orderNo: string;
    returnUrl: string;
    options: readonly [string, string];
  }) => Promise<{
    html: string;
    /** The handle for fetchResult. Callers store it encrypted. */
    vendorHandle: string;
  }>;
  readReturn: (form: Record<string, string>) => ProviderReturn;
  /** Call this once per handle. The provider treats a second call as a replay. */
  fetchResult: (vendorHandle: string, orderNo: string) => Promise<VerifiedPerson>;
};

export type VerifiedPerson = {
  name: string;
  /** Formatted as YYYY-MM-DD. */
  birthDate: string;
  gender: 'M' | 'F';
  foreigner: boolean;
  /** Digits only. */
  phone: string;
  carrier: string | null;
  ci: string | null;
};

export type ProviderReturn = { outcome: 'ok' | 'cancelled' | 'failed'; vendorCode: string; message: string | null };

/** A provider that verifies the identity of a phone's owner. */
export type IdentityProvider = {
  vendor: string;
  /** Origins that the provider's form may post to, for form-action in the Content-Security-Policy. */
  origins: readonly string[];
  begin: (input: {
    requestUuid: string;
    orderNo: string;
    returnUrl: string;
    options: readonly [string, string];
  }) => Promise<{
    html: string;
    /** The handle to pass to fetchResult. It is stored encrypted. */
    vendorHandle: string;
  }>;
  readReturn: (form: Record<string, string>) => ProviderReturn;
  /** Call this once per handle, because the provider treats a second call as a replay. */
  fetchResult: (vendorHandle: string, orderNo: string) => Promise<VerifiedPerson>;
};

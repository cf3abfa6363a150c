export type VerifiedPerson = {
  name: string;
  /** YYYY-MM-DD */
  birthDate: string;
  gender: 'M' | 'F';
  foreigner: boolean;
  /** Digits only. */
  phone: string;
  carrier: string | null;
  ci: string | null;
};

export type ProviderReturn = { outcome: 'ok' | 'cancelled' | 'failed'; vendorCode: string; message: string | null };

/** An agency that verifies who is using a phone. */
export type IdentityProvider = {
  vendor: string;
  /** Origins that the provider's form may post to. They are added to form-action in the Content-Security-Policy. */
  origins: readonly string[];
  begin: (input: {
    requestUuid: string;
    orderNo: string;
    returnUrl: string;
    options: readonly [string, string];
  }) => Promise<{
    html: string;
    /** What fetchResult needs. It is stored encrypted. */
    vendorHandle: string;
  }>;
  readReturn: (form: Record<string, string>) => ProviderReturn;
  /** May be called once for each handle, because a second call is a replay. */
  fetchResult: (vendorHandle: string, orderNo: string) => Promise<VerifiedPerson>;
};

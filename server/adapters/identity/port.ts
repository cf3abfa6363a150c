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

/** An agency that confirms who is at the phone. */
export type IdentityProvider = {
  vendor: string;
  /** Origins that the provider's form may post to; they enter the Content-Security-Policy's form-action. */
  origins: readonly string[];
  begin: (input: {
    requestUuid: string;
    orderNo: string;
    returnUrl: string;
    options: readonly [string, string];
  }) => Promise<{
    html: string;
    /** What fetchResult needs; kept encrypted. */
    vendorHandle: string;
  }>;
  readReturn: (form: Record<string, string>) => ProviderReturn;
  /** May be asked once for each handle: a second read is a replay. */
  fetchResult: (vendorHandle: string, orderNo: string) => Promise<VerifiedPerson>;
};

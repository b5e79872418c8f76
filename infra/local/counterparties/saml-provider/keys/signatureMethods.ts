import { constants } from "node:crypto";

/** The signature algorithms that such providers take and use, with what they mean for RSA. */
export const SIGNATURE_METHODS: Readonly<
  Record<string, { readonly padding: number; readonly saltLength?: number }>
> = {
  "http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1": {
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength: 32,
  },
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256": { padding: constants.RSA_PKCS1_PADDING },
};

export const PSS = "http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1";
export const PKCS1 = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";

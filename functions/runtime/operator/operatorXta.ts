import { checkXtaAccount } from "#adapters/xta/checkXtaAccount.ts";
import type { XtaSettings } from "#contract/settings/transportSettings.ts";
import type { XtaRecipient } from "#domain/sending/XtaRecipient.ts";

/** Asks the transport provider of the settings about the portal's account and the services of recipients. */
export function operatorXta(
  { endpoints, author, trustRoots, testMessages }: XtaSettings,
  asking: {
    /** PEM, both. */
    readonly client: { readonly certificate: string; readonly key: string };
    readonly recipients: readonly XtaRecipient[];
  },
): ReturnType<typeof checkXtaAccount> {
  return checkXtaAccount(
    { endpoints, author, trustRoots, testMessages, clientCertificate: () => Promise.resolve(asking.client) },
    asking.recipients,
  );
}

import type { RequestListener } from "node:http";
import { z } from "zod";
import type { CounterpartySettings } from "../process/counterpartySettings.ts";
import type { OpenCounterparty } from "../process/runCounterparty.ts";
import { createLoginPages } from "./createLoginPages.ts";
import { CLIENT_ID, createProvider } from "./createProvider.ts";
import { openProviderState } from "./openProviderState.ts";
import { PAGE_FILES } from "./pages.ts";
import { ACR_VALUES, accountName, TEST_ACCOUNTS } from "./testAccounts.ts";

export const identityProviderFault = z.object({
  mishap: z.enum(["cancel", "server-error", "none"]),
  /** How many logins or requests it hits; without it, one. */
  times: z.number().int().positive().default(1),
});

export type IdentityProviderFault = z.infer<typeof identityProviderFault>;

export function openIdentityProvider(
  settings: CounterpartySettings,
): Promise<OpenCounterparty<IdentityProviderFault>> {
  const state = openProviderState(settings.stateFolder);
  const provider = createProvider(settings, state);
  let fault: IdentityProviderFault = { mishap: "none", times: 1 };
  const take = (mishap: IdentityProviderFault["mishap"]): boolean => {
    if (fault.mishap !== mishap || fault.times < 1) return false;
    fault = { ...fault, times: fault.times - 1 };
    return true;
  };
  const pages = createLoginPages({
    provider,
    portalUrl: settings.portalUrl,
    takeCancellation: () => take("cancel"),
  });
  const standard = provider.callback();
  provider.on("backchannel.error", (_ctx, error) => {
    process.stderr.write(`Identity provider: the portal did not take the sign-out: ${error.message}\n`);
  });

  const listener: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://provider");
    if (take("server-error")) {
      response.writeHead(500, { "content-type": "text/plain" }).end("Internal error\n");
      return;
    }
    const file = PAGE_FILES[pathname];
    if (file !== undefined) {
      response.writeHead(200, { "content-type": file.type }).end(file.content);
      return;
    }
    const isLogin = pathname.startsWith("/login/");
    (isLogin ? pages.serve(request, response) : standard(request, response)).catch((error: unknown) => {
      process.stderr.write(`Identity provider: ${String(error)}\n`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };

  return Promise.resolve({
    listener,
    setFault: (ordered) => {
      fault = ordered;
    },
    description: {
      id: "sk",
      issuer: provider.issuer,
      clientId: CLIENT_ID,
      clientSecret: state.clientSecret,
      acrValues: ACR_VALUES,
      accounts: TEST_ACCOUNTS.map((account) => ({
        user: account.user,
        password: account.password,
        level: account.level,
        name: accountName(account),
      })),
    },
  });
}

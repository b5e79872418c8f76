import type { RequestListener } from "node:http";
import { z } from "zod";
import { createFaults } from "../kit/createFaults.ts";
import { pageFileAt } from "../kit/pages.ts";
import {
  type CounterpartySettings,
  type OpenCounterparty,
  counterpartySettings,
  runCounterparty,
  type CounterpartyClock,
  createCounterpartyClock,
} from "../kit/runCounterparty.ts";
import { createLoginPages } from "./createLoginPages.ts";
import { CLIENT_ID, createProvider, openProviderState } from "./createProvider.ts";
import { ACR_VALUES, accountName, TEST_ACCOUNTS } from "./testAccounts.ts";

const FAULTS = ["cancel", "server-error"] as const;

const identityProviderFault = z.object({
  kind: z.enum([...FAULTS, "none"]),
  /** How many logins or requests it hits; without it, one. */
  times: z.number().int().positive().default(1),
});

type IdentityProviderFault = z.infer<typeof identityProviderFault>;

async function openIdentityProvider(
  settings: CounterpartySettings,
): Promise<OpenCounterparty<IdentityProviderFault>> {
  const state = await openProviderState(settings.stateFolder);
  const provider = createProvider(settings, state);
  const faults = createFaults<IdentityProviderFault>();
  const take = (wanted: IdentityProviderFault["kind"]): boolean =>
    faults.take(({ kind }) => kind === wanted) !== undefined;
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
    const file = pageFileAt(pathname);
    if (file !== undefined) {
      response.writeHead(file.status, { "content-type": file.contentType }).end(file.body);
      return;
    }
    const isLogin = pathname.startsWith("/login/");
    (isLogin ? pages.serve(request, response) : standard(request, response)).catch((error: unknown) => {
      process.stderr.write(`Identity provider: ${String(error)}\n`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };

  return {
    listener,
    setFault: faults.set,
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
      faults: FAULTS,
    },
  };
}

await runCounterparty({
  settings: counterpartySettings,
  fault: identityProviderFault,
  // Browsers resolve localhost to either; on another site than the portal, as identity providers are.
  hosts: ["127.0.0.1", "::1"],
  clock: createGlobalClock(),
  open: openIdentityProvider,
});

/** A clock that moves the Date of this whole process: the provider's package reads Date itself. */
function createGlobalClock(): CounterpartyClock {
  const clock = createCounterpartyClock();
  const MachineDate = Date;
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, given: readonly unknown[]) => {
      const made: unknown = Reflect.construct(target, given.length === 0 ? [clock.now()] : given);
      return made instanceof target ? made : new target(clock.now());
    },
    apply: (target) => new target(clock.now()).toString(),
    get: (target, name): unknown => (name === "now" ? () => clock.now() : Reflect.get(target, name)),
  });
  return clock;
}

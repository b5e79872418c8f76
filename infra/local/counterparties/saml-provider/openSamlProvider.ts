import type { RequestListener } from "node:http";
import { z } from "zod";
import type { CounterpartyClock } from "../process/createCounterpartyClock.ts";
import { contentSecurityPolicy } from "../process/contentSecurityPolicy.ts";
import { readRequestBody } from "../process/readRequestBody.ts";
import type { OpenCounterparty } from "../process/runCounterparty.ts";
import { MISHAPS } from "./answer/MISHAPS.ts";
import { createCardSessions } from "./createCardSessions.ts";
import { createMetadataPage, METADATA_MISHAPS } from "./createMetadataPage.ts";
import { createSignOn } from "./createSignOn.ts";
import { endSession } from "./endSession.ts";
import { type Exchange, htmlAnswer, type Page, send } from "./http/Page.ts";
import { openProviderKeys } from "./keys/openProviderKeys.ts";
import { PAGE_FILES } from "./pages/PAGE_FILES.ts";
import { noticePage, signedInPage } from "./pages/pages.ts";
import { nameOf } from "./people/TestPerson.ts";
import { TEST_PEOPLE } from "./people/TEST_PEOPLE.ts";
import { PROFILES } from "./profiles/PROFILES.ts";
import { samlAddresses } from "./samlAddresses.ts";
import type { samlProviderSettings } from "./samlProviderSettings.ts";
import { sessionIndexIn, signOutEverywhere } from "./signOutEverywhere.ts";
import { createSamlWorld, type SamlWorld } from "./SamlWorld.ts";

const BODY_MAX_BYTES = 262_144;

export const samlProviderFault = z.object({
  mishap: z.enum([...MISHAPS, ...METADATA_MISHAPS, "none"]),
  /** How many answers it hits; without it, one. Metadata stays wrong until another order. */
  times: z.number().int().positive().default(1),
});
export type SamlProviderFault = z.infer<typeof samlProviderFault>;

export async function openSamlProvider(
  settings: z.infer<typeof samlProviderSettings>,
  clock: CounterpartyClock,
): Promise<OpenCounterparty<SamlProviderFault>> {
  const { id, port, stateFolder, portalUrl } = settings;
  const profile = PROFILES[settings.profile];
  if (profile === undefined) throw new Error(`no profile ${settings.profile}`);
  const keys = await openProviderKeys(stateFolder, {
    name: profile.title.en,
    now: clock.now(),
    padding: profile.signature === "pss" ? "RSA-PSS" : "RSASSA-PKCS1-v1_5",
    withEncryption: profile.binding === "HTTP-Redirect",
  });
  const addresses = samlAddresses(port);
  let fault: SamlProviderFault = { mishap: "none", times: 1 };
  const world = createSamlWorld({ id, profile, keys, portalUrl, addresses, clock }, () => {
    const { mishap, times } = fault;
    const ordered = MISHAPS.find((one) => one === mishap);
    if (ordered === undefined || times < 1) return undefined;
    fault = { mishap, times: times - 1 };
    return ordered;
  });
  const metadata = createMetadataPage(world, () => METADATA_MISHAPS.find((one) => one === fault.mishap));
  const routes: readonly Route[] = [
    { method: ["GET"], path: /^\/metadata$/, answer: metadata },
    ...routesOf(world),
  ];
  const policy = contentSecurityPolicy(portalUrl);
  const listener: RequestListener = (request, response) => {
    const url = new URL(request.url ?? "/", addresses.home);
    const exchange: Exchange = {
      request,
      url,
      body: async () =>
        new URLSearchParams((await readRequestBody(request, BODY_MAX_BYTES))?.toString("utf8")),
    };
    const route = routes.find(
      ({ method, path }) => method.includes(request.method ?? "") && path.test(url.pathname),
    );
    const answered = route?.answer(exchange) ?? Promise.resolve({ status: 404, headers: {}, content: "" });
    answered
      .then((page) => send(response, { page, policy }))
      .catch((error: unknown) => {
        process.stderr.write(`SAML provider ${id}: ${String(error)}\n`);
        response.writeHead(500).end();
      });
  };
  return {
    listener,
    setFault: (ordered) => {
      fault = ordered;
    },
    description: {
      id,
      entityId: world.issuer,
      ...addresses,
      certificate: keys.signing.certificate,
      accounts: TEST_PEOPLE.map((person) => ({
        user: person.id,
        password: "",
        level: "high",
        name: nameOf(person),
      })),
      mishaps: [...profile.mishaps, ...METADATA_MISHAPS],
    },
  };
}

interface Route {
  readonly method: readonly string[];
  readonly path: RegExp;
  readonly answer: (exchange: Exchange) => Promise<Page>;
}

function routesOf(world: SamlWorld): readonly Route[] {
  const { profile } = world;
  const signOn = createSignOn(world);
  const cards = createCardSessions(world);
  const signOnRoutes: readonly Route[] =
    profile.binding === "HTTP-POST"
      ? [
          { method: ["POST"], path: /^\/sso$/, answer: signOn.begin },
          { method: ["GET", "POST"], path: /^\/login\//, answer: signOn.choose },
        ]
      : [
          { method: ["GET"], path: /^\/sso$/, answer: cards.begin },
          { method: ["POST"], path: /^\/ecardpaos$/, answer: cards.readCard },
          {
            method: ["GET"],
            path: /^\/refresh$/,
            answer: (exchange) => Promise.resolve(cards.finish(exchange)),
          },
        ];
  return [
    ...signOnRoutes,
    { method: ["GET"], path: /^\/slo$/, answer: (exchange) => endSession(world, exchange) },
    { method: ["POST"], path: /^\/sign-out$/, answer: (exchange) => signOutEverywhere(world, exchange) },
    { method: ["GET"], path: /^\/$/, answer: (exchange) => Promise.resolve(home(world, exchange)) },
    { method: ["GET"], path: /^\/pages\//, answer: ({ url }) => Promise.resolve(file(url.pathname)) },
  ];
}

/** Whether this browser is signed in at the provider itself. */
function home(world: SamlWorld, exchange: Exchange): Page {
  const titled = { language: "de", title: world.profile.title.de } as const;
  const isSignedIn = world.sessions.has(sessionIndexIn(world, exchange));
  return htmlAnswer(isSignedIn ? signedInPage(titled) : noticePage(titled, { says: "signedOut" }));
}

function file(path: string): Page {
  const found = PAGE_FILES[path];
  if (found === undefined) return { status: 404, headers: {}, content: "" };
  return { status: 200, headers: { "content-type": found.type }, content: found.content };
}

import type { RequestListener } from "node:http";
import { z } from "zod";
import { createFaults } from "../kit/createFaults.ts";
import {
  contentSecurityPolicy,
  html,
  notFound,
  type Answer,
  createListener,
  type Call,
  matchRoutes,
} from "../kit/http.ts";
import {
  type CounterpartyClock,
  counterpartySettings,
  type OpenCounterparty,
  runCounterparty,
} from "../kit/runCounterparty.ts";
import { pageFileAt } from "../kit/pages.ts";
import { noticePage, signedInPage } from "../kit/sign-in/signInPages.ts";
import { ANSWER_FAULTS } from "../kit/sign-in/signInTexts.ts";
import { nameOf, TEST_PEOPLE } from "../kit/sign-in/testPeople.ts";
import { createCardSessions } from "./createCardSessions.ts";
import { createMetadataPage, METADATA_FAULTS } from "./createMetadataPage.ts";
import { createSignOn } from "./createSignOn.ts";
import { openProviderKeys } from "./openProviderKeys.ts";
import { PROFILES } from "./profiles/PROFILES.ts";
import { samlAddresses, createSamlState, type SamlState } from "./SamlState.ts";
import { endSession, sessionIndexIn, signOutEverywhere } from "./signOut.ts";

/** The id under which the portal knows the provider, and the kind that it plays. */
const samlProviderSettings = counterpartySettings.extend({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  profile: z.enum(Object.keys(PROFILES)),
});

const samlProviderFault = z.object({
  kind: z.enum([...ANSWER_FAULTS, ...METADATA_FAULTS, "none"]),
  /** How many answers it hits; without it, one. Metadata stays wrong until another order. */
  times: z.number().int().positive().default(1),
});
type SamlProviderFault = z.infer<typeof samlProviderFault>;

async function openSamlProvider(
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
  const faults = createFaults<SamlProviderFault>();
  const state = createSamlState({ id, profile, keys, portalUrl, addresses, clock }, () => {
    const taken = faults.take(({ kind }) => ANSWER_FAULTS.some((one) => one === kind));
    return ANSWER_FAULTS.find((one) => one === taken?.kind);
  });
  const metadata = createMetadataPage(state, () =>
    METADATA_FAULTS.find((one) => one === faults.current()?.kind),
  );
  return {
    listener: createSamlListener(state, { metadata }),
    setFault: faults.set,
    description: {
      id,
      entityId: state.issuer,
      ...addresses,
      certificate: keys.signing.certificate,
      accounts: TEST_PEOPLE.map((person) => ({
        user: person.id,
        password: "",
        level: "high",
        name: nameOf(person),
      })),
      faults: [...profile.faults, ...METADATA_FAULTS],
    },
  };
}

interface Route {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly answer: (call: Call) => Answer | Promise<Answer>;
}

/** Metadata, sign-on, sign-out and the provider's own pages. */
function createSamlListener(
  state: SamlState,
  { metadata }: { readonly metadata: () => Promise<Answer> },
): RequestListener {
  const routes: readonly Route[] = [
    { method: "GET", path: "/metadata", answer: metadata },
    ...signOnRoutes(state),
    { method: "GET", path: "/slo", answer: (call) => endSession(state, call) },
    { method: "POST", path: "/sign-out", answer: (call) => signOutEverywhere(state, call) },
    { method: "GET", path: "/", answer: (call) => home(state, call) },
    { method: "GET", path: "/pages/:file", answer: ({ url }) => pageFileAt(url.pathname) ?? notFound },
  ];
  return createListener({
    name: `SAML provider ${state.id}`,
    bodyMaxBytes: 262_144,
    headers: { "content-security-policy": contentSecurityPolicy(state.portalUrl) },
    answer: async (call) => {
      const matches = matchRoutes(routes, call.url.pathname);
      const match = matches.find(({ route }) => route.method === call.request.method);
      return match === undefined ? notFound : match.route.answer(call);
    },
  });
}

function signOnRoutes(state: SamlState): readonly Route[] {
  if (state.profile.binding === "HTTP-POST") {
    const { begin, choose } = createSignOn(state);
    return [
      { method: "POST", path: "/sso", answer: begin },
      { method: "GET", path: "/login/:id", answer: choose },
      { method: "POST", path: "/login/:id", answer: choose },
    ];
  }
  const cards = createCardSessions(state);
  return [
    { method: "GET", path: "/sso", answer: cards.begin },
    { method: "POST", path: "/ecardpaos", answer: cards.readCard },
    { method: "GET", path: "/refresh", answer: cards.finish },
  ];
}

/** Whether this browser is signed in at the provider itself. */
function home(state: SamlState, call: Call): Answer {
  const titled = { language: "de", title: state.profile.title.de } as const;
  const isSignedIn = state.sessions.has(sessionIndexIn(state, call));
  return html(isSignedIn ? signedInPage(titled) : noticePage(titled, { says: "signedOut" }));
}

await runCounterparty({
  settings: samlProviderSettings,
  fault: samlProviderFault,
  // Browsers resolve localhost to either; on another site than the portal, as identity providers are.
  hosts: ["127.0.0.1", "::1"],
  open: openSamlProvider,
});

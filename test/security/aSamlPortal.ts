import { expect } from "vitest";
import { z } from "zod";
import { memoryCertificates } from "#test/fixtures/saml/memoryCertificates.ts";
import { createSamlProviders } from "#adapters/saml/createSamlProviders.ts";
import type { SamlProvider } from "#domain/sign-in/SamlProvider.ts";
import { type AnswerOptions, aSamlAnswer } from "../fixtures/saml/aSamlAnswer.ts";
import type { KeyPair } from "../fixtures/saml/samlKeys.ts";
import { aPortal, type Portal } from "./aPortal.ts";
import type { Browser } from "./Browser.ts";
import { lastRefusal } from "./theLog.ts";
import { PORTAL_URL, TERMS } from "./theSettings.ts";

export const ANSWER_URL = `${PORTAL_URL}/api/auth/saml2/acs`;

/** A portal whose accounts are these providers, and what browsers do there. */
export interface SamlPortal {
  readonly portal: Portal;
  /** A login that went to the provider; `answer` is the provider's answer, valid by default. */
  readonly begin: (providerId: string, browser: Browser) => Promise<Begun>;
  /** Posts an answer and goes where it leads to, in that browser. */
  readonly bring: (answer: Brought, browser: Browser) => Promise<Ended>;
}

interface Begun {
  readonly requestId: string;
  readonly relayState: string;
  readonly right: AnswerOptions;
  readonly answer: (change?: Partial<AnswerOptions>) => Promise<string>;
}

interface Brought {
  readonly relayState: string;
  readonly xml: string;
}

interface Ended {
  /** Path of the page, or the code of the failure that it shows. */
  readonly shown: string;
  /** Why, for the operator. */
  readonly logged: unknown;
}

export function aSamlPortal(
  accounts: readonly { readonly settings: SamlProvider; readonly signer: KeyPair }[],
  own: KeyPair,
): SamlPortal {
  const samlProviders = createSamlProviders({
    publicUrl: PORTAL_URL,
    log: { write: () => undefined },
    lastRead: memoryCertificates(),
    providers: accounts.map(({ settings }) => ({
      settings,
      keys: () =>
        Promise.resolve({
          signingKey: own.key,
          signingCertificate: own.certificate,
          decryption: [{ key: own.key, certificate: own.certificate }],
        }),
    })),
  });
  const portal = aPortal({ samlProviders });
  return {
    portal,
    async begin(providerId, browser) {
      const account = accounts.find(({ settings }) => settings.provider.id === providerId);
      if (account === undefined) throw new Error(`no account ${providerId}`);
      const query = new URLSearchParams({
        providerId,
        redirect: "/nutzerkonto",
        cancelUrl: "/start",
        locale: "de",
        timezone: "Europe/Berlin",
        termsVersion: TERMS,
      });
      const { body } = await browser.get(`/api/auth/saml2/request?${query.toString()}`);
      const { fields } = z.object({ fields: z.record(z.string(), z.string()) }).parse(JSON.parse(body));
      const request = Buffer.from(fields["SAMLRequest"] ?? "", "base64").toString();
      const requestId = / ID="([^"]+)"/.exec(request)?.[1] ?? "";
      const { settings, signer } = account;
      const right: AnswerOptions = {
        requestId,
        answerUrl: ANSWER_URL,
        audience: settings.ownEntityId,
        issuer: settings.entityId,
        now: new Date(),
        signer,
        signs: settings.answer.signed,
        ...(settings.answer.encrypted && { encryptFor: own.certificate }),
      };
      const answer = (change: Partial<AnswerOptions> = {}): Promise<string> =>
        aSamlAnswer({ ...right, ...change });
      return { requestId, relayState: fields["RelayState"] ?? "", right, answer };
    },
    async bring({ relayState, xml }, browser) {
      const posted = await portal.call("auth", {
        method: "POST",
        path: "/api/auth/saml2/acs",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({
          SAMLResponse: Buffer.from(xml).toString("base64"),
          RelayState: relayState,
        }).toString(),
      });
      expect(posted.status).toBe(303);
      let to = new URL(String(posted.headers["location"]), PORTAL_URL);
      if (to.pathname === "/api/auth/saml2/finish") {
        const finished = await browser.get(to.pathname + to.search);
        expect(finished.status).toBe(303);
        to = new URL(String(finished.headers["location"]), PORTAL_URL);
      }
      return { shown: to.searchParams.get("login") ?? to.pathname, logged: lastRefusal() };
    },
  };
}

/** Names of those who are signed in anywhere at the portal. */
export function signedIn({ stored }: Portal): readonly string[] {
  return [...stored.sessions.values()].flatMap(({ user }) => (user === undefined ? [] : [user.name]));
}

import { z } from "zod";
import type { HttpExchange } from "#adapters/fit-connect/createHttpExchange.ts";
import { parseJson } from "#adapters/http/readBoundedBody.ts";
import { readProviderMetadata } from "#adapters/saml/readProviderMetadata.ts";
import type { StateSettings } from "#contract/settings/settings.ts";
import type { SamlProvider } from "#domain/sign-in/SamlProvider.ts";
import type { Counterparty } from "#ports/operation/Counterparty.ts";
import { ANSWERS, answerOfFailure, answersWrongly } from "./counterpartyAnswers.ts";

type Provider = StateSettings["server"]["identityProviders"][number];

const discoverySchema = z.object({ issuer: z.string(), authorization_endpoint: z.url() });

/** How operators know a provider; its certificates in settings and metadata stand under it. */
export function samlName({ provider }: Pick<SamlProvider, "provider">): string {
  return `SAML ${provider.id}`;
}

/** An account to sign in with: its discovery document, its metadata, or else the page that people are sent to. */
export function askAccount(settings: Provider, exchange: HttpExchange): Counterparty {
  if ("issuer" in settings) return askOidc(settings, exchange);
  const { provider, metadataUrl, entityId } = settings;
  const url = metadataUrl ?? provider.authRequestDestination;
  return {
    kind: "saml",
    name: samlName(settings),
    url,
    ask: async () => {
      const answer = await exchange({ method: "GET", url, headers: { accept: "*/*" } });
      if (!answer.ok) return answerOfFailure(answer.failure);
      if (metadataUrl === undefined) return ANSWERS;
      const { status, text } = answer.value;
      if (status !== 200) return answersWrongly(`answered ${String(status)}`);
      const certificates = readProviderMetadata(text, entityId)?.signing;
      if (certificates === undefined) return answersWrongly(`is no metadata of ${entityId}`);
      return certificates.length === 0
        ? answersWrongly("names no certificate that signs")
        : { state: "ok", certificates };
    },
  };
}

function askOidc(
  { provider, issuer }: Extract<Provider, { readonly issuer: string }>,
  exchange: HttpExchange,
): Counterparty {
  const url = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  return {
    kind: "oidc",
    name: `OpenID Connect ${provider.id}`,
    url,
    ask: async () => {
      const answer = await exchange({ method: "GET", url });
      if (!answer.ok) return answerOfFailure(answer.failure);
      const discovered = discoverySchema.safeParse(parseJson(answer.value.text));
      if (!discovered.success)
        return answersWrongly(`answered ${String(answer.value.status)} without a discovery document`);
      return discovered.data.issuer === issuer
        ? ANSWERS
        : answersWrongly(`is the issuer ${discovered.data.issuer}`);
    },
  };
}

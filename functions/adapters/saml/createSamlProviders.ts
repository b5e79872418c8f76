import type { SamlProvider } from "#domain/sign-in/SamlProvider.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { EventLog } from "#ports/operation/EventLog.ts";
import type { LoginFailure } from "#ports/sign-in/IdentityProviders.ts";
import type { SamlAnswer, SamlProviders, SamlRequest } from "#ports/sign-in/SamlProviders.ts";
import { authnRequest } from "./authnRequest.ts";
import { type CertificateStore, createCertificateBook } from "./createCertificateBook.ts";
import { attributeOf } from "../xml/elementsOf.ts";
import { logoutRequest, logoutResponse } from "./logoutMessages.ts";
import { personOfAssertion, wantedAttributes } from "./personOfAssertion.ts";
import { portalMetadata, type SamlKeys } from "./portalMetadata.ts";
import {
  readLogoutRequest,
  type ExpectedLogoutMessage,
  logoutRefused,
  verifiedLogoutMessage,
} from "./verifiedLogoutMessage.ts";
import { readSignedAddress } from "./readSignedAddress.ts";
import { akdbExtension, eidExtension } from "./requestExtension.ts";
import type { Assertion } from "./readAssertion.ts";
import { signedAddress, signEnveloped, type SigningKey } from "./signMessage.ts";
import { teachAlgorithms } from "./teachAlgorithms.ts";
import { statusFailure } from "./statusFailure.ts";
import { verifiedAssertion } from "./verifiedAssertion.ts";

export interface SamlOptions {
  readonly publicUrl: string;
  readonly log: EventLog;
  /** Certificates that any function has read. */
  readonly lastRead: CertificateStore;
  readonly providers: readonly {
    readonly settings: SamlProvider;
    readonly keys: () => Promise<SamlKeys>;
  }[];
}

const ANSWER_PATH = "/api/auth/saml2/acs";
const LOGOUT_PATH = "/api/auth/saml2/logout";

/** Sign-in by SAML 2.0 at every provider of the settings; nothing here knows one by name. */
export function createSamlProviders({ publicUrl, log, lastRead, providers }: SamlOptions): SamlProviders {
  teachAlgorithms();
  const { certificatesOf, readAnew } = createCertificateBook(log, lastRead);
  const answerUrl = `${publicUrl}${ANSWER_PATH}`;
  const logoutUrl = `${publicUrl}${LOGOUT_PATH}`;
  const providerOf = (id: string): SamlOptions["providers"][number] | undefined =>
    providers.find(({ settings }) => settings.provider.id === id);

  const extensionOf = async (
    settings: SamlProvider,
    request: SamlRequest,
  ): Promise<Result<string | undefined, LoginFailure>> => {
    const { extension } = settings.request;
    if (extension === undefined) return ok(undefined);
    const attributes = wantedAttributes(settings, request.scopes);
    if (extension.kind === "akdb") {
      return ok(akdbExtension(extension, { attributes, locale: request.locale, backUrl: `${publicUrl}/` }));
    }
    const [certificate] = (await certificatesOf(settings, request.now)).encryption;
    return certificate === undefined
      ? unavailable("no-certificate")
      : ok(await eidExtension(attributes, certificate));
  };

  const assertionOf = async (
    { settings, keys }: SamlOptions["providers"][number],
    { answer, certificates }: { readonly answer: SamlAnswer; readonly certificates: readonly string[] },
  ): Promise<Result<Assertion, LoginFailure>> => {
    const xml = messageOf(answer, { settings, certificates });
    if (xml === undefined) return err({ kind: "login-refused", reason: "message-unreadable" });
    const { decryption } = await keys();
    return verifiedAssertion({
      settings,
      xml,
      requestId: answer.request.requestId,
      startedAt: answer.startedAt,
      answerUrl,
      certificates,
      decryptionKeys: decryption.map(({ key }) => key),
      addressSigned: answer.querySignature !== undefined,
      now: answer.now,
    });
  };

  const expected = (name: ExpectedLogoutMessage["name"], now: Date): ExpectedLogoutMessage => ({
    name,
    destination: logoutUrl,
    providers: providers.map(({ settings }) => settings),
    certificatesOf: async (settings) => (await certificatesOf(settings, now)).signing,
    readAnew: async (settings) => (await readAnew(settings, now))?.signing,
    now,
  });

  return {
    async request(request) {
      const provider = providerOf(request.providerId);
      if (provider === undefined) return err({ kind: "provider-not-found" });
      const { settings } = provider;
      const extension = await extensionOf(settings, request);
      if (!extension.ok) return extension;
      const message = authnRequest(settings, { request, answerUrl, extension: extension.value });
      const key = signingKey(settings, await provider.keys());
      const url = settings.provider.authRequestDestination;
      const { relayState } = request;
      if (settings.request.binding === "redirect") {
        return ok({ url: signedAddress({ url, name: "SAMLRequest", message, relayState }, key), fields: {} });
      }
      const encoded = Buffer.from(signEnveloped(message, key)).toString("base64");
      return ok({ url, fields: { SAMLRequest: encoded, RelayState: relayState } });
    },

    async verify(answer) {
      const provider = providerOf(answer.request.providerId);
      if (provider === undefined) return err({ kind: "provider-not-found" });
      const { settings } = provider;
      const certificates = await certificatesOf(settings, answer.now);
      if (certificates.signing.length === 0) return unavailable("no-certificate");
      let assertion = await assertionOf(provider, { answer, certificates: certificates.signing });
      if (!assertion.ok && isUnsigned(assertion.failure)) {
        // The provider may sign with another key since its metadata was read.
        const anew = await readAnew(settings, answer.now);
        if (anew !== undefined) {
          assertion = await assertionOf(provider, { answer, certificates: anew.signing });
        }
      }
      if (!assertion.ok) return assertion;
      return personOfAssertion(assertion.value, { settings, asked: answer.request });
    },

    async metadata(providerId) {
      const provider = providerOf(providerId);
      if (provider === undefined) return err({ kind: "provider-not-found" });
      return ok(portalMetadata(provider.settings, { keys: await provider.keys(), answerUrl, logoutUrl }));
    },

    async logoutUrl(providerId, { session, requestId, now }) {
      const provider = providerOf(providerId);
      const url = provider?.settings.logoutUrl;
      if (provider === undefined || url === undefined || !("nameId" in session)) return undefined;
      const message = logoutRequest(provider.settings, { session, requestId, now, destination: url });
      const key = signingKey(provider.settings, await provider.keys());
      return signedAddress({ url, name: "SAMLRequest", message, relayState: requestId }, key);
    },

    async readLogout(message, now) {
      const verified = await verifiedLogoutMessage(message, expected("LogoutRequest", now));
      return verified.ok ? readLogoutRequest(verified.value, now) : verified;
    },

    async logoutAnswerUrl({ providerId, requestId }, { answerId, relayState, now }) {
      const provider = providerOf(providerId);
      const url = provider?.settings.logoutUrl;
      if (provider === undefined || url === undefined) return undefined;
      const message = logoutResponse(provider.settings, { answerId, requestId, now, destination: url });
      const key = signingKey(provider.settings, await provider.keys());
      return signedAddress({ url, name: "SAMLResponse", message, relayState }, key);
    },

    async checkLogoutAnswer(message, { providerId, requestId, now }) {
      const verified = await verifiedLogoutMessage(message, expected("LogoutResponse", now));
      if (!verified.ok) return verified;
      const { settings, root } = verified.value;
      if (settings.provider.id !== providerId) return logoutRefused("issuer");
      if (attributeOf(root, "InResponseTo") !== requestId) return logoutRefused("in-response-to");
      return statusFailure(root) === undefined ? ok(undefined) : logoutRefused("status");
    },
  };
}

/** Whether no key that is known made the signature; of an address the message itself stays unread then. */
function isUnsigned(failure: LoginFailure): boolean {
  return (
    failure.kind === "login-refused" &&
    (failure.reason === "signature" || failure.reason === "message-unreadable")
  );
}

function signingKey(settings: SamlProvider, keys: SamlKeys): SigningKey {
  return { key: keys.signingKey, certificate: keys.signingCertificate, method: settings.request.signature };
}

/** The answer as XML; undefined when it is none, or when an answer in an address was not signed by the provider. */
function messageOf(
  { samlResponse, querySignature }: SamlAnswer,
  given: { readonly settings: SamlProvider; readonly certificates: readonly string[] },
): string | undefined {
  const { settings, certificates } = given;
  const isByAddress = settings.request.binding === "redirect";
  if (isByAddress !== (querySignature !== undefined)) return undefined;
  if (querySignature === undefined) {
    return /^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(samlResponse)
      ? Buffer.from(samlResponse, "base64").toString("utf8")
      : undefined;
  }
  const { relayState } = querySignature;
  const { acceptPkcs1Signatures } = settings.answer;
  return readSignedAddress(
    { name: "SAMLResponse", text: samlResponse, relayState, querySignature },
    { certificates, acceptPkcs1Signatures },
  );
}

function unavailable(reason: string): { readonly ok: false; readonly failure: LoginFailure } {
  return err({ kind: "identity-provider-unavailable", reason });
}

import { randomBytes, randomUUID } from "node:crypto";
import { MISHAPS, type Mishap } from "./answer/MISHAPS.ts";
import { signAddress } from "./answer/sign.ts";
import { stranger } from "./answer/stranger.ts";
import { type Exchange, type Page, redirect } from "./http/Page.ts";
import { TEST_PEOPLE } from "./people/TEST_PEOPLE.ts";
import type { TestPerson } from "./people/TestPerson.ts";
import type { AskedLogin } from "./request/AskedLogin.ts";
import { receiveAddress } from "./request/receiveAddress.ts";
import type { SamlWorld } from "./SamlWorld.ts";
import { xml } from "./xml/xml.ts";

export interface CardSessions {
  /** `GET /sso`: the portal's request, brought by the eID client; answered with the task for it. */
  readonly begin: (exchange: Exchange) => Promise<Page>;
  /** `POST /ecardpaos`: stands for the channel over which a card is read. */
  readonly readCard: (exchange: Exchange) => Promise<Page>;
  /** `GET /refresh`: the client is done or gave up; leads it to the portal with the answer. */
  readonly finish: (exchange: Exchange) => Page;
}

interface CardSession {
  readonly login: AskedLogin;
  readonly psk: string;
  readonly card?: { readonly person: TestPerson; readonly mishap: Mishap | undefined };
}

const plain = (status: number, content: string): Page => ({
  status,
  headers: { "content-type": "text/plain; charset=utf-8" },
  content,
});

/** The eID server's side of a login: a task for the client, a card over a channel of its own, the answer in an address. */
export function createCardSessions(world: SamlWorld): CardSessions {
  const sessions = new Map<string, CardSession>();
  const { addresses, portalUrl } = world;
  return {
    begin: async ({ url }) => {
      const received = await receiveAddress(world, url);
      if (!received.ok) return plain(400, `${received.failure.code}\n`);
      const id = randomUUID();
      const psk = randomBytes(32).toString("hex");
      sessions.set(id, { login: received.value, psk });
      // The portal registered where the person goes when the client cannot reach this server.
      const communicationError = `${portalUrl}/api/auth/eid/refresh?session=${encodeURIComponent(received.value.relayState)}`;
      const token = xml`<TCTokenType><ServerAddress>${addresses.home}/ecardpaos</ServerAddress>
        <SessionIdentifier>${id}</SessionIdentifier>
        <RefreshAddress>${addresses.home}/refresh?session=${id}</RefreshAddress>
        <CommunicationErrorAddress>${communicationError}</CommunicationErrorAddress>
        <Binding>urn:liberty:paos:2006-08</Binding>
        <PathSecurity-Protocol>urn:ietf:rfc:4279</PathSecurity-Protocol>
        <PathSecurity-Parameters><PSK>${psk}</PSK></PathSecurity-Parameters></TCTokenType>`;
      return { status: 200, headers: { "content-type": "text/xml; charset=utf-8" }, content: token.markup };
    },
    readCard: async ({ body }) => {
      const form = await body();
      const id = form.get("session") ?? "";
      const session = sessions.get(id);
      const person = TEST_PEOPLE.find((known) => known.id === form.get("person"));
      if (session === undefined || person === undefined || form.get("psk") !== session.psk) {
        return plain(403, "channel refused\n");
      }
      const chosen = MISHAPS.find((known) => known === form.get("mishap"));
      sessions.set(id, { ...session, card: { person, mishap: world.mishapOf(chosen) } });
      return { status: 204, headers: {}, content: "" };
    },
    finish: ({ url }) => {
      const id = url.searchParams.get("session") ?? "";
      const session = sessions.get(id);
      sessions.delete(id);
      if (session === undefined) return plain(404, "no such session\n");
      const { login, card } = session;
      const isRead = card !== undefined && url.searchParams.get("ResultMajor") !== "error";
      const [nobody] = TEST_PEOPLE;
      const person = card?.person ?? nobody;
      if (person === undefined) return plain(500, "no people\n");
      const mishap = isRead ? card.mishap : "cancel";
      const message = world.answer({ login, person, level: "high", mishap, sessionIndex: id });
      const signer = mishap === "wrong-signature" ? stranger(world.signer) : world.signer;
      return redirect(signAddress({ url: login.answerUrl, relayState: login.relayState, message }, signer));
    },
  };
}

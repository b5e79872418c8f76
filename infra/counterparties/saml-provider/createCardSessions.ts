import { randomBytes, randomUUID } from "node:crypto";
import { ANSWER_FAULTS, type AnswerFault } from "../kit/sign-in/signInTexts.ts";
import { stranger, signAddress } from "./answer/sign.ts";
import { noContent, redirect, type Answer, type Call } from "../kit/http.ts";
import { TEST_PEOPLE, type TestPerson } from "../kit/sign-in/testPeople.ts";
import type { AskedLogin } from "./profiles/Profile.ts";
import { receiveAddress } from "./receiveRequest.ts";
import type { SamlState } from "./SamlState.ts";
import { xml } from "../kit/xml.ts";

interface CardSession {
  readonly login: AskedLogin;
  readonly psk: string;
  readonly card?: { readonly person: TestPerson; readonly fault: AnswerFault | undefined };
}

const plain = (status: number, body: string): Answer => ({
  status,
  contentType: "text/plain; charset=utf-8",
  body,
});

/** The eID server's side of a login: a task for the client, a card over a channel of its own, the answer in an address. */
export function createCardSessions(state: SamlState) {
  const sessions = new Map<string, CardSession>();
  const { addresses, portalUrl } = state;
  return {
    /** `GET /sso`: the portal's request, brought by the eID client; answered with the task for it. */
    begin: async ({ url }: Call): Promise<Answer> => {
      const received = await receiveAddress(state, url);
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
      return { status: 200, contentType: "text/xml; charset=utf-8", body: token.markup };
    },
    /** `POST /ecardpaos`: stands for the channel over which a card is read. */
    readCard: async ({ form: fields }: Call): Promise<Answer> => {
      const form = await fields();
      const id = form.get("session") ?? "";
      const session = sessions.get(id);
      const person = TEST_PEOPLE.find((known) => known.id === form.get("person"));
      if (session === undefined || person === undefined || form.get("psk") !== session.psk) {
        return plain(403, "channel refused\n");
      }
      const chosen = ANSWER_FAULTS.find((known) => known === form.get("fault"));
      sessions.set(id, { ...session, card: { person, fault: state.faultOf(chosen) } });
      return noContent;
    },
    /** `GET /refresh`: the client is done or gave up; leads it to the portal with the answer. */
    finish: ({ url }: Call): Answer => {
      const id = url.searchParams.get("session") ?? "";
      const session = sessions.get(id);
      sessions.delete(id);
      if (session === undefined) return plain(404, "no such session\n");
      const { login, card } = session;
      const isRead = card !== undefined && url.searchParams.get("ResultMajor") !== "error";
      const [withoutCard] = TEST_PEOPLE;
      const person = card?.person ?? withoutCard;
      if (person === undefined) return plain(500, "no people\n");
      const fault = isRead ? card.fault : "cancel";
      const message = state.answer({ login, person, level: "high", fault, sessionIndex: id });
      const signer = fault === "wrong-signature" ? stranger(state.signer) : state.signer;
      return redirect(signAddress({ url: login.answerUrl, relayState: login.relayState, message }, signer));
    },
  };
}

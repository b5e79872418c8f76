import { randomUUID } from "node:crypto";
import { ANSWER_FAULTS, LEVELS } from "../kit/sign-in/signInTexts.ts";
import { html, redirect, type Answer, type Call } from "../kit/http.ts";
import { answerPage, choicePage, noticePage } from "../kit/sign-in/signInPages.ts";
import { TEST_PEOPLE } from "../kit/sign-in/testPeople.ts";
import type { AskedLogin } from "./profiles/Profile.ts";
import { receivePost } from "./receiveRequest.ts";
import type { SamlState } from "./SamlState.ts";
import { sessionIndexIn } from "./signOut.ts";

/** Sign-on in the browser: request, page, answer. */
export function createSignOn(state: SamlState) {
  const begun = new Map<string, AskedLogin>();
  /** Answers by what began them, with the session that each began. */
  const answered = new Map<string, { readonly sent: Answer; readonly sessionIndex: string }>();
  const { title } = state.profile;
  return {
    /** `POST /sso`: the portal's request. */
    begin: async (call: Call): Promise<Answer> => {
      const acceptLanguage = call.request.headers["accept-language"] ?? "";
      const received = await receivePost(state, { fields: await call.form(), acceptLanguage });
      if (!received.ok) {
        const { code, answer } = received.failure;
        if (answer === undefined) {
          return html(noticePage({ language: "de", title: title.de }, { says: "refused", code }), 400);
        }
        const SAMLResponse = Buffer.from(state.refusal(code, answer)).toString("base64");
        const fields = { SAMLResponse, RelayState: answer.relayState };
        return html(answerPage({ language: "de", title: title.de }, { action: answer.answerUrl, fields }));
      }
      const id = randomUUID();
      begun.set(id, received.value);
      return redirect(`/login/${id}`);
    },
    /** `GET|POST /login/<id>`: the page, and what was chosen there. */
    choose: async (call: Call): Promise<Answer> => {
      const action = call.url.pathname;
      const id = action.replace("/login/", "");
      const earlier = answered.get(id);
      const isSignedIn = earlier !== undefined && state.sessions.has(earlier.sessionIndex);
      // Who comes back by the browser's history is still signed in here, and gets the same answer again.
      if (isSignedIn && earlier.sessionIndex === sessionIndexIn(state, call)) return earlier.sent;
      const login = begun.get(id);
      if (login === undefined) {
        return html(noticePage({ language: "de", title: title.de }, { says: "lost" }), 400);
      }
      const titled = { language: login.language, title: title[login.language] };
      const levels = state.profile.levels.filter(
        (known) => LEVELS.indexOf(known) >= LEVELS.indexOf(login.level),
      );
      const page = { ...titled, action, levels, faults: state.profile.faults };
      if (call.request.method !== "POST") {
        return html(choicePage(page));
      }
      const form = await call.form();
      const person = TEST_PEOPLE.find((known) => known.id === form.get("person"));
      const level = levels.find((known) => known === form.get("level")) ?? login.level;
      if (person === undefined) return html(choicePage(page), 400);
      begun.delete(id);
      const chosen = ANSWER_FAULTS.find((known) => known === form.get("fault"));
      const fault = form.get("choice") === "cancel" ? "cancel" : state.faultOf(chosen);
      const sessionIndex = randomUUID();
      const answer = state.answer({ login, person, level, fault, sessionIndex });
      const fields = { SAMLResponse: Buffer.from(answer).toString("base64"), RelayState: login.relayState };
      const sent = html(answerPage(titled, { action: login.answerUrl, fields }));
      const cookie = `${state.id}-session=${sessionIndex}; HttpOnly; SameSite=Lax; Path=/`;
      if (fault !== undefined) return sent;
      answered.set(id, { sent, sessionIndex });
      return { ...sent, headers: { ...sent.headers, "set-cookie": cookie } };
    },
  };
}

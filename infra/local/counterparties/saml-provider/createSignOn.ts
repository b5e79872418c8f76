import { randomUUID } from "node:crypto";
import { MISHAPS } from "./answer/MISHAPS.ts";
import { type Exchange, htmlAnswer, type Page, redirect } from "./http/Page.ts";
import { answerPage, choicePage, noticePage } from "./pages/pages.ts";
import { TEST_PEOPLE } from "./people/TEST_PEOPLE.ts";
import { type AskedLogin, LEVELS } from "./request/AskedLogin.ts";
import { receivePost } from "./request/receivePost.ts";
import type { SamlWorld } from "./SamlWorld.ts";

export interface SignOn {
  /** `POST /sso`: the portal's request. */
  readonly begin: (exchange: Exchange) => Promise<Page>;
  /** `GET|POST /login/<id>`: the page, and what was chosen there. */
  readonly choose: (exchange: Exchange) => Promise<Page>;
}

/** Sign-on in the browser: request, page, answer. */
export function createSignOn(world: SamlWorld): SignOn {
  const begun = new Map<string, AskedLogin>();
  const { title } = world.profile;
  return {
    begin: async (exchange) => {
      const acceptLanguage = exchange.request.headers["accept-language"] ?? "";
      const received = await receivePost(world, { fields: await exchange.body(), acceptLanguage });
      if (!received.ok) {
        const { code, answer } = received.failure;
        if (answer === undefined) {
          return htmlAnswer(noticePage({ language: "de", title: title.de }, { says: "refused", code }), 400);
        }
        const SAMLResponse = Buffer.from(world.refusal(code, answer)).toString("base64");
        const fields = { SAMLResponse, RelayState: answer.relayState };
        return htmlAnswer(
          answerPage({ language: "de", title: title.de }, { action: answer.answerUrl, fields }),
        );
      }
      const id = randomUUID();
      begun.set(id, received.value);
      return redirect(`/login/${id}`);
    },
    choose: async (exchange) => {
      const action = exchange.url.pathname;
      const id = action.replace("/login/", "");
      const login = begun.get(id);
      if (login === undefined) {
        return htmlAnswer(noticePage({ language: "de", title: title.de }, { says: "lost" }), 400);
      }
      const titled = { language: login.language, title: title[login.language] };
      const levels = world.profile.levels.filter(
        (known) => LEVELS.indexOf(known) >= LEVELS.indexOf(login.level),
      );
      const page = { ...titled, action, levels, mishaps: world.profile.mishaps };
      if (exchange.request.method !== "POST") {
        return htmlAnswer(choicePage(page));
      }
      const form = await exchange.body();
      const person = TEST_PEOPLE.find((known) => known.id === form.get("person"));
      const level = levels.find((known) => known === form.get("level")) ?? login.level;
      if (person === undefined) return htmlAnswer(choicePage(page), 400);
      begun.delete(id);
      const chosen = MISHAPS.find((known) => known === form.get("mishap"));
      const mishap = form.get("choice") === "cancel" ? "cancel" : world.mishapOf(chosen);
      const sessionIndex = randomUUID();
      const answer = world.answer({ login, person, level, mishap, sessionIndex });
      const fields = { SAMLResponse: Buffer.from(answer).toString("base64"), RelayState: login.relayState };
      const sent = htmlAnswer(answerPage(titled, { action: login.answerUrl, fields }));
      const cookie = `${world.id}-session=${sessionIndex}; HttpOnly; SameSite=Lax; Path=/`;
      return mishap === undefined ? { ...sent, headers: { ...sent.headers, "set-cookie": cookie } } : sent;
    },
  };
}

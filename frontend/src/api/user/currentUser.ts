import { call } from "../call.ts";
import { userStore } from "./userStore.ts";

/** Who is there in this window. */
export const currentUser = userStore({ ask: () => call("getUser", {}), now: () => performance.now() });

// A sign-in that keeps nothing has no personal area: links to it are not there (styles/base.css).
currentUser.subscribe(() => {
  const state = currentUser.state();
  const login = state.status === "ready" ? state.value?.loginData : undefined;
  document.documentElement.toggleAttribute(
    "data-no-area",
    login?.transient === true && login.providerType !== "pseudo",
  );
});

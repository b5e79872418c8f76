import { offerPersonalArea } from "#ui/navigation/personalArea.ts";
import { call } from "../call.ts";
import { userStore } from "./userStore.ts";

/** Who is there in this window. */
export const currentUser = userStore({ ask: () => call("getUser", {}), now: () => performance.now() });

currentUser.subscribe(() => {
  const state = currentUser.state();
  const login = state.status === "ready" ? state.value?.loginData : undefined;
  // Visitors without an account can sign in there.
  offerPersonalArea(login?.transient !== true || login.providerType === "pseudo");
});

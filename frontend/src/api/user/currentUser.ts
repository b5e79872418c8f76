import { call } from "../call.ts";
import { userStore } from "./userStore.ts";

/** Who is there in this window. */
export const currentUser = userStore({ ask: () => call("getUser", {}), now: () => performance.now() });

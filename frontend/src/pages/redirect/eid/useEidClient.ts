import { useEffect, useState } from "react";
import { useLiveValue } from "#ui/settings/listeners.ts";
import {
  CHECK_EVERY_MILLISECONDS,
  type EidClientState,
  eidClientWatch,
  type EidClientWatch,
  type Permission,
  platformOf,
} from "./eidClientWatch.ts";

/** The eID client of this device, looked for while the page is visible and when it becomes visible again. */
export function useEidClient(serviceUrl: string): Pick<EidClientWatch, "checkNow"> & {
  readonly state: EidClientState;
} {
  const [watch] = useState(() =>
    eidClientWatch({
      platform: platformOf(navigator),
      probe: (timeout) => probe(`${serviceUrl}?Status=json`, timeout),
      permission,
      now: () => performance.now(),
    }),
  );
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "visible") void watch.check();
    };
    look();
    const timer = setInterval(look, CHECK_EVERY_MILLISECONDS);
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [watch]);
  return { state: useLiveValue(watch.state), checkNow: watch.checkNow };
}

async function probe(
  address: string,
  timeoutMilliseconds: number,
): Promise<"answered" | "refused" | "timeout"> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), timeoutMilliseconds);
  try {
    const response = await fetch(address, {
      signal: control.signal,
      cache: "no-store",
      credentials: "omit",
    });
    return response.ok ? "answered" : "refused";
  } catch {
    return control.signal.aborted ? "timeout" : "refused";
  } finally {
    clearTimeout(timer);
  }
}

/** Only Chromium knows this permission; elsewhere asking for it throws. */
async function permission(): Promise<Permission> {
  try {
    return (await navigator.permissions.query({ name: "local-network-access" })).state;
  } catch {
    return "unsupported";
  }
}

declare global {
  interface Permissions {
    query(descriptor: { readonly name: "local-network-access" }): Promise<PermissionStatus>;
  }
}

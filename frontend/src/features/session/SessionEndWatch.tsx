import { type ReactNode, useEffect, useRef, useState } from "react";
import { currentUser } from "../../api/currentUser.ts";
import { takeLoggedOut } from "../../api/sessionEnd.ts";
import { useUser } from "../../api/useUser.ts";
import { lazyPart } from "../../components/lazyPart.tsx";

const SessionEndNotice = lazyPart(async () => (await import("./SessionEndNotice.tsx")).SessionEndNotice);

/** Going back and forth between windows asks no more often than this. */
const ASK_AGAIN_MILLISECONDS = 5000;

/** Notices that the session is over although nobody signed out (specification §4). */
export function SessionEndWatch(): ReactNode {
  const user = useUser();
  const wasThere = useRef(false);
  const [ended, setEnded] = useState(false);
  const known = user.status !== "loading";
  const there = user.status === "ready" && user.value !== null;
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState === "visible") currentUser.refreshOlderThan(ASK_AGAIN_MILLISECONDS);
    };
    window.addEventListener("focus", ask);
    window.addEventListener("online", ask);
    document.addEventListener("visibilitychange", ask);
    return () => {
      window.removeEventListener("focus", ask);
      window.removeEventListener("online", ask);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
  // A failed fetch after a sign-in counts as ended, except without a connection: then nothing is known.
  const offline = user.status === "error" && user.failure.kind === "offline";
  useEffect(() => {
    if (!known || offline) return;
    if (wasThere.current && !there && !takeLoggedOut()) setEnded(true);
    wasThere.current = there;
  }, [known, there, offline]);
  return ended ? <SessionEndNotice onClose={() => setEnded(false)} /> : null;
}

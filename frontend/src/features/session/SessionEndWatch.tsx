import { type ReactNode, useEffect, useRef, useState } from "react";
import { takeLoggedOut } from "../../api/sessionEnd.ts";
import { useUser } from "../../api/useUser.ts";
import { lazyPart } from "../../components/lazyPart.tsx";

const SessionEndNotice = lazyPart(async () => (await import("./SessionEndNotice.tsx")).SessionEndNotice);

/** Notices that the session is over although nobody signed out (specification §4). */
export function SessionEndWatch(): ReactNode {
  const user = useUser();
  const wasThere = useRef(false);
  const [ended, setEnded] = useState(false);
  const known = user.status !== "loading";
  const there = user.status === "ready" && user.value !== null;
  // A failed fetch after a sign-in counts as ended, except without a connection: then nothing is known.
  const offline = user.status === "error" && user.failure.kind === "offline";
  useEffect(() => {
    if (!known || offline) return;
    if (wasThere.current && !there && !takeLoggedOut()) setEnded(true);
    wasThere.current = there;
  }, [known, there, offline]);
  return ended ? <SessionEndNotice onClose={() => setEnded(false)} /> : null;
}

import { type ReactNode, useSyncExternalStore } from "react";
import type { User } from "../../api/useUser.ts";
import { lazyPart } from "../../components/lazyPart.tsx";
import { closingMessages } from "./closingParts.ts";
import { ProcessFrame } from "./ProcessFrame.tsx";
import type { ProcessSession } from "./processSession.ts";
import { isFixed, SEND } from "./steps.ts";

const SendingProcess = lazyPart(
  async () => (await import("./SendingProcess.tsx")).SendingProcess,
  [closingMessages],
);

export interface OpenProcessProps {
  readonly session: ProcessSession;
  /** Page of the address; null shows the first one. */
  readonly page: string | null;
  readonly user: User | undefined;
}

/** An application that is filled in, or one that is about to be sent, being sent or sent. */
export function OpenProcess({ session, page, user }: OpenProcessProps): ReactNode {
  useSyncExternalStore(session.subscribe, session.revision);
  const { status } = session.process();
  const fixed = isFixed(status);
  return page === SEND || fixed ? (
    <SendingProcess session={session} user={user} fixed={fixed} />
  ) : (
    <ProcessFrame session={session} user={user} current={page ?? ""} locked={false} />
  );
}

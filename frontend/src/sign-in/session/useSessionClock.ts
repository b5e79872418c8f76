import i18next from "i18next";
import { useEffect, useRef, useState } from "react";
import { callObservers, callToSave, serverNow } from "#ui/api/client.ts";
import { currentUser, nameOf, type User, useUser } from "#ui/api/useUser.ts";
import { takeLoggedOut, hasChannels, SESSION_CHANNEL, type SignedOut } from "#ui/api/sessionEnd.ts";
import { usePathname, useSearch } from "wouter/use-browser-location";
import { useLiveValue } from "#ui/settings/listeners.ts";
import { notify } from "#ui/components/status/Notifications.tsx";
import { type SessionClock, sessionClock, TICK_MILLISECONDS, type SessionTimes } from "./sessionClock.ts";

/** Calls that the page repeats by itself: counting them would keep the session alive for ever. */
const WITHOUT_ANYBODY: ReadonlySet<string> = new Set([
  "getUser",
  "prolongSession",
  "logout",
  "holdWindow",
  "getProgress",
  "listProcesses",
  "listSubmittedProcesses",
  "listSessions",
  "completePayment",
]);

export interface SessionEnd {
  /** Who was there. */
  readonly person: User;
  /** Whether it was ended on purpose, in another window. */
  readonly elsewhere: boolean;
}

export interface SessionState {
  readonly secondsLeft: number | undefined;
  /** Who is there, or was before the connection broke. */
  readonly person: User | undefined;
  readonly ended: SessionEnd | undefined;
  readonly extend: () => void;
}

/** The times of the session in this window, and the messages of the others. */
export function useSessionClock(): SessionState {
  const user = useUser();
  const [ended, setEnded] = useState<SessionEnd>();
  const [clock] = useState(clockOfWindow);
  const secondsLeft = useLiveValue(clock.secondsLeft);
  useEffect(() => runInWindow(clock), [clock]);

  const route = `${usePathname()}${useSearch()}`;
  useEffect(() => clock.active(), [clock, route]);

  const isReady = user.status === "ready";
  const person = isReady ? (user.value ?? undefined) : undefined;
  // Without a connection nothing is known; any other failed question after a sign-in counts as ended.
  const isUnknown = user.status === "loading" || (user.status === "error" && user.failure.kind === "offline");
  const before = useRef(currentUser.last());
  const otherWindow = useRef(false);
  const channel = useRef<ReturnType<typeof sessionChannel>>(undefined);

  useEffect(() => {
    const receive = (message: SessionMessage): void => {
      if (message.kind === "goes-on" && message.person === nameOf(before.current)) clock.keep(message.times);
      else if (message.kind === "goes-on") void currentUser.refresh();
      else {
        otherWindow.current = message.kind === "signed-out";
        // What was typed belongs to a person who signed out: none of it stays in this window either.
        if (otherWindow.current) sessionStorage.clear();
        void currentUser.refresh();
      }
    };
    const opened = sessionChannel(receive);
    channel.current = opened;
    return () => opened.close();
  }, [clock]);

  useEffect(() => {
    if (isUnknown) return;
    const was = before.current;
    before.current = person;
    if (person !== undefined) {
      const times = {
        idleEnd: Date.parse(person.loginData.expires),
        sessionEnd: Date.parse(person.loginData.sessionExpiration),
      };
      otherWindow.current = false;
      clock.keep(times);
      channel.current?.tell({ kind: "goes-on", person: nameOf(person), times });
      return;
    }
    clock.keep(undefined);
    if (was === undefined) return;
    const chosen = takeLoggedOut();
    // A sign-out is broadcast where it is chosen, and this window receives it as the others do; here only if no answer said so.
    if (!otherWindow.current) channel.current?.tell({ kind: chosen ? "signed-out" : "ended" });
    if (!chosen) setEnded({ person: was, elsewhere: otherWindow.current });
  }, [clock, isUnknown, person]);

  return {
    secondsLeft,
    person: person ?? currentUser.last(),
    ended,
    extend: clock.extend,
  };
}

function clockOfWindow(): SessionClock {
  return sessionClock({
    now: serverNow,
    isHidden: () => document.visibilityState === "hidden",
    refresh: currentUser.refresh,
    refreshOlderThan: currentUser.refreshOlderThan,
    end: () => {
      void callToSave("logout", {}).then(currentUser.refresh);
    },
    notice: (count) => notify(i18next.t("session.soon", { count })),
  });
}

/** Answers how to end it. */
function runInWindow(clock: SessionClock): () => void {
  const shown = (): void => {
    if (document.visibilityState === "visible") clock.shown();
  };
  const timer = setInterval(clock.tick, TICK_MILLISECONDS);
  const online = (): void => void currentUser.refresh();
  callObservers.asked = (name) => {
    if (!WITHOUT_ANYBODY.has(name)) clock.active();
  };
  document.addEventListener("visibilitychange", shown);
  window.addEventListener("online", online);
  return () => {
    clearInterval(timer);
    callObservers.asked = undefined;
    document.removeEventListener("visibilitychange", shown);
    window.removeEventListener("online", online);
  };
}

/** What windows of one browser tell each other. `person` is who was there, so that a change of account is noticed. */
type SessionMessage =
  | { readonly kind: "goes-on"; readonly person: string; readonly times: SessionTimes }
  | { readonly kind: "ended" }
  | SignedOut;

interface SessionChannel {
  readonly tell: (message: SessionMessage) => void;
  readonly close: () => void;
}

/** The windows of this browser at this portal: prolonged in one is prolonged in all, signed out in one is so in all. */
function sessionChannel(receive: (message: SessionMessage) => void): SessionChannel {
  if (!hasChannels()) return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => receive(data);
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}

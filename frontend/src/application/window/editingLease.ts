/** Whether this window edits the application (specification §4): one window at a time does. */
export type LeaseState =
  /** Not asked yet, or no answer: the server refuses what it must. */
  | "asking"
  | "held"
  /** Another window edits: the person has not decided yet. */
  | "elsewhere"
  /** Another window took over from this one. */
  | "lost"
  /** The person chose to read here. */
  | "reading";

export interface LeasePorts {
  readonly hold: (action: "hold" | "take-over" | "release") => Promise<"held" | "elsewhere" | "unknown">;
  /** Asks whether there still is an application. A window that only shows it must not get the right to edit by asking. */
  readonly look: () => Promise<void>;
  readonly changed: () => void;
  /** This window edits from now on, and was not the one that did: what changed meanwhile is fetched. */
  readonly resumed: () => Promise<void>;
}

export interface EditingLease {
  readonly state: () => LeaseState;
  /** Asks to edit. Once a minute it says that it still does. */
  readonly begin: () => Promise<void>;
  /** The server refused a change because another window edits. */
  readonly refused: () => void;
  readonly takeOver: () => Promise<boolean>;
  readonly read: () => void;
  readonly release: () => void;
}

const HEARTBEAT_MILLISECONDS = 60_000;

/** Asks for the right to edit, keeps it, and says when it is gone. */
export function editingLease(ports: LeasePorts): EditingLease {
  let state: LeaseState = "asking";
  let heartbeat: ReturnType<typeof setInterval> | undefined;

  function setState(next: LeaseState): void {
    if (state === next) return;
    state = next;
    ports.changed();
  }

  function beat(): void {
    void (state === "held" || state === "asking" ? ask() : ports.look());
  }

  async function ask(): Promise<void> {
    const before = state;
    const answer = await ports.hold("hold");
    // Without an answer nothing is known: the lease outlives two heartbeats.
    if (answer === "unknown" || state !== before) return;
    if (answer === "held") setState("held");
    else setState(before === "held" ? "lost" : "elsewhere");
  }

  return {
    state: () => state,
    begin() {
      heartbeat ??= setInterval(beat, HEARTBEAT_MILLISECONDS);
      return ask();
    },
    refused() {
      if (state !== "elsewhere" && state !== "reading") setState(state === "held" ? "lost" : "elsewhere");
    },
    async takeOver() {
      if ((await ports.hold("take-over")) !== "held") return false;
      await ports.resumed();
      setState("held");
      return true;
    },
    read: () => setState("reading"),
    release() {
      clearInterval(heartbeat);
      heartbeat = undefined;
      if (state === "held") void ports.hold("release");
      state = "asking";
    },
  };
}

import { describe, expect, inject } from "vitest";
import { alarmBound } from "./alarmBound.ts";
import { listenForAlarms } from "./listenForAlarms.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { Visitor } from "./Visitor.ts";

const url = inject("portalUrl");

describe("what the runbook says of refusals", () => {
  onEmbedded.clock(
    "access-refused: the log names the problem, and one person who meets a few rings nothing",
    async () => {
      const { bound } = alarmBound("access-refused");
      const alarmState = await listenForAlarms();
      const visitor = new Visitor(url);
      await visitor.startAnonymously();
      const tried = (): Promise<unknown> => visitor.get("/api/processes/AAAAAAAAAAAAAAAAAAAAAA");
      for (let times = 0; times < 5; times += 1) await tried();
      expect(alarmState("access-refused")).toMatchObject({ rings: false, figure: 5 });
      for (let times = 5; times < bound; times += 1) await tried();
      expect(alarmState("access-refused")).toMatchObject({ rings: true, figure: bound });
      expect(alarmState("access-refused").lines[0]).toMatchObject({
        group: "process",
        problem: "process-not-found",
      });
      expect((await listenForAlarms())("access-refused").rings).toBe(false);
    },
  );
});

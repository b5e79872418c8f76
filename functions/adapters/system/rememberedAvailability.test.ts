import { expect, it } from "vitest";
import { ALL_OPEN } from "#domain/operation/Availability.ts";
import { REMEMBERED_MILLISECONDS, rememberedAvailability } from "./rememberedAvailability.ts";

const READ_ONLY = { ...ALL_OPEN, readOnly: true };

function remembered(...answers: readonly (typeof READ_ONLY | Error)[]) {
  const left = [...answers];
  const lines: string[] = [];
  let time = 0;
  const read = rememberedAvailability(
    {
      get: () => {
        const answer = left.shift();
        return answer instanceof Error || answer === undefined
          ? Promise.reject(answer ?? new Error("asked too often"))
          : Promise.resolve(answer);
      },
    },
    { log: { write: (message) => lines.push(message) }, now: () => time },
  );
  const readAfter = (milliseconds: number) => {
    time += milliseconds;
    return read();
  };
  return { readAfter, lines };
}

it("is asked for every two seconds at most", async () => {
  const { readAfter } = remembered(ALL_OPEN, READ_ONLY);
  expect(await readAfter(0)).toEqual(ALL_OPEN);
  expect(await readAfter(REMEMBERED_MILLISECONDS - 1)).toEqual(ALL_OPEN);
  expect(await readAfter(1)).toEqual(READ_ONLY);
});

it("holds as it was when it cannot be read, and the log says so", async () => {
  const { readAfter, lines } = remembered(READ_ONLY, new Error("no answer"));
  await readAfter(0);
  expect(await readAfter(REMEMBERED_MILLISECONDS)).toEqual(READ_ONLY);
  expect(lines).toEqual(["availability-unreadable"]);
});

import { expect, it } from "vitest";
import { aSubmission } from "#test/fixtures/aSubmission.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import { monthBefore } from "#domain/operation/countMonth.ts";
import { makeStatistics } from "./makeStatistics.ts";

const DAY_MILLISECONDS = 86_400_000;

it("makes the report of the last month once, keeps it for a day and never makes it again", async () => {
  const ports = memoryPorts();
  const month = monthBefore(ports.clock.now());
  await ports.submissions.createOnce({ ...aSubmission(), submissionDate: `${month}-15T10:00:00.000Z` });
  const read = () => ports.statistics.get(month, ports.clock.now());

  expect(await makeStatistics(ports)).toBe(1);
  expect((await read())?.rows).toMatchObject([{ sent: 1 }]);
  expect(await makeStatistics(ports)).toBe(0);

  ports.clock.advance(DAY_MILLISECONDS);
  expect(await read()).toBeUndefined();
  await makeStatistics(ports);
  // The run itself took it away, so nothing is left to delete.
  expect(await ports.statistics.deleteOver(ports.clock.now())).toBe(0);
  if (monthBefore(ports.clock.now()) === month) expect(await makeStatistics(ports)).toBe(0);
});

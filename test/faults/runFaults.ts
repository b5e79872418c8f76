import process from "node:process";
import { parseArgs } from "node:util";
import { randomPlan } from "./randomPlan.ts";
import { runApplication } from "./runApplication.ts";
import { seededRandom, seedsFrom } from "./seededRandom.ts";

/**
 * `npm run faults -- [--n 1000] [--seed 1]`: sends so many applications, each under faults that follow from its seed, and
 * prints how they ended. An application that ends wrongly is named with its seed, so that `--n 1 --seed …` repeats it.
 */
async function runFaults(): Promise<void> {
  const { values } = parseArgs({
    options: {
      n: { type: "string", default: "1000" },
      seed: { type: "string", default: String(Date.now() % 1_000_000) },
    },
  });
  const [count, first] = [Number(values.n), Number(values.seed)];
  if (!Number.isInteger(count) || count < 1 || !Number.isInteger(first))
    throw new Error("faults [--n 1000] [--seed 1]");
  const endings = new Map<string, number>();
  for (const seed of seedsFrom(first, count)) {
    const random = seededRandom(seed);
    const plan = randomPlan(random);
    const ending = await runApplication(plan, random);
    endings.set(ending.kind, (endings.get(ending.kind) ?? 0) + 1);
    const isWrong = ending.kind !== "one" && ending.kind !== "failed-then-one";
    if (isWrong) process.exitCode = 1;
    if (isWrong || count === 1) process.stdout.write(`seed ${seed}: ${JSON.stringify({ ending, plan })}\n`);
  }
  const number = (kind: string): string => String(endings.get(kind) ?? 0);
  process.stdout.write(
    `seed ${first}, ${count} applications: ${number("one")} arrived once at the first sending, ${number("failed-then-one")} failed visibly and arrived once when sent again\nlost ${number("lost")}, doubled ${number("doubled")}, silent ${number("silent")}\n`,
  );
}

await runFaults();
// Executions that ended early leave the timers of their time limits behind.
process.exit();

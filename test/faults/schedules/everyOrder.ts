import type { Access, Turn } from "./accessesInTurn.ts";

/** An operation whose every access to a store waits for its turn. */
export type Run = (turn: Turn) => Promise<void>;

export interface Order {
  readonly runs: readonly [Run, Run];
  /** Looks at what came of this order. */
  readonly judge: () => void | Promise<void>;
}

/** A moment at which one of those that wait goes on. */
interface Moment {
  /** By the number of the run, what it waits to do. */
  readonly waiting: ReadonlyMap<number, Access>;
  /** Runs that need not go on here: it would come to the same as an order that was tried before (sleep sets). */
  readonly asleep: Set<number>;
  goesOn: number;
}

type Waiting = ReadonlyMap<number, Access>;
/** Which run goes on at this step; undefined: all that follows was tried before. */
type Choose = (waiting: Waiting, step: number) => number | undefined;

/** Runs two operations in so many orders, each drawn by chance. */
export async function someOrders(
  begin: () => Promise<Order>,
  { count, random }: { readonly count: number; readonly random: () => number },
): Promise<void> {
  for (let order = 0; order < count; order += 1) {
    const { runs, judge } = await begin();
    await follow(runs, (waiting) => [...waiting.keys()][Math.floor(random() * waiting.size)]);
    await judge();
  }
}

/**
 * Runs two operations in every order of their accesses to the stores of `accessesInTurn` that can make a difference: two
 * reads, or accesses to different stores, may change places. Each order begins with a scenario of its own; answers how many
 * there were. An access is whole, as stores in memory make it: an index that lags, an answer that is lost and a third
 * operation at the same time are not tried here.
 */
export async function everyOrder(begin: () => Promise<Order>): Promise<number> {
  const path: Moment[] = [];
  let orders = 0;
  do {
    const { runs, judge } = await begin();
    const along: Choose = (waiting, step) => {
      const moment = path[step] ?? momentAfter(path.at(-1), new Map(waiting));
      if (moment !== undefined) path[step] = moment;
      return moment?.goesOn;
    };
    if (await follow(runs, along)) {
      orders += 1;
      await judge();
    }
  } while (toNextOrder(path));
  return orders;
}

function toNextOrder(path: Moment[]): boolean {
  for (let moment = path.at(-1); moment !== undefined; moment = path.at(-1)) {
    moment.asleep.add(moment.goesOn);
    const next = awake(moment);
    if (next !== undefined) {
      moment.goesOn = next;
      return true;
    }
    path.pop();
  }
  return false;
}

function awake({ waiting, asleep }: Pick<Moment, "waiting" | "asleep">): number | undefined {
  return [...waiting.keys()].find((run) => !asleep.has(run));
}

/** Goes on to the end as it is chosen; false where that ended before. */
async function follow(runs: readonly [Run, Run], choose: Choose): Promise<boolean> {
  const waiting = new Map<number, { readonly access: Access; readonly go: () => void }>();
  const over: Promise<void>[] = [];
  let stopped = (): void => undefined;
  /** Lets something go on until its run waits again or is over. */
  const until = (go: () => void): Promise<void> =>
    new Promise((resolve) => {
      stopped = resolve;
      go();
    });
  for (const [index, run] of runs.entries()) {
    const turn: Turn = (access) =>
      new Promise((go) => {
        waiting.set(index, { access, go });
        stopped();
      });
    await until(() => {
      over.push(
        run(turn).finally(() => {
          stopped();
        }),
      );
    });
  }
  for (let step = 0; waiting.size > 0; step += 1) {
    const goesOn = choose(new Map([...waiting].map(([run, { access }]) => [run, access])), step);
    if (goesOn === undefined) return false;
    const next = waiting.get(goesOn);
    if (next === undefined) throw new Error("the same order took another way");
    waiting.delete(goesOn);
    await until(next.go);
  }
  await Promise.all(over);
  return true;
}

function momentAfter(before: Moment | undefined, waiting: Moment["waiting"]): Moment | undefined {
  const done = before?.waiting.get(before.goesOn);
  const asleep = new Set(
    [...(before?.asleep ?? [])].filter((run) => {
      const access = before?.waiting.get(run);
      return done !== undefined && access !== undefined && mayChangePlaces(access, done);
    }),
  );
  const goesOn = awake({ waiting, asleep });
  return goesOn === undefined ? undefined : { waiting, asleep, goesOn };
}

function mayChangePlaces(one: Access, other: Access): boolean {
  return one.store !== other.store || (!one.writes && !other.writes);
}

/**
 * Makes `Date` of this thread follow an offset, so that application code, which only knows `Date`, lives in
 * the moved time. Returns what restores the real one.
 */
export function installShiftedDate(offsetMilliseconds: () => number): () => void {
  const RealDate = globalThis.Date;
  const shiftedNow = () => RealDate.now() + offsetMilliseconds();
  // A proxy rather than a subclass: `Date()` without `new` and `value.constructor === Date` keep working.
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(shiftedNow()).toString(),
    construct: (...[target, parameters, newTarget]: [DateConstructor, unknown[], unknown]) => {
      const actual = parameters.length === 0 ? [shiftedNow()] : parameters;
      const created: unknown = Reflect.construct(
        target,
        actual,
        typeof newTarget === "function" ? newTarget : target,
      );
      return created instanceof RealDate ? created : new RealDate(shiftedNow());
    },
    get: (...[target, name, receiver]: [DateConstructor, string | symbol, unknown]): unknown =>
      name === "now" ? shiftedNow : Reflect.get(target, name, receiver),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}

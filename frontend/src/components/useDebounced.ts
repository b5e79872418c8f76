import { useEffect, useState } from "react";
import { DEBOUNCE_MILLISECONDS } from "../../../functions/contract/limits.ts";

/** The value once it has been still for 300 ms (specification §9). */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

import { useEffect, useState } from "react";
import { DEBOUNCE_MILLISECONDS } from "#contract/limits.ts";

/** The value once it has been still for 300 ms (specification §9). */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

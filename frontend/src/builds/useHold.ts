import { useEffect } from "react";
import { hold } from "./holds.ts";

/** Holds the window as long as something of this part is under way. */
export function useHold(isUnderWay: boolean): void {
  useEffect(() => (isUnderWay ? hold(() => true) : undefined), [isUnderWay]);
}

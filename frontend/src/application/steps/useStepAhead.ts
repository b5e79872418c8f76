import { useState } from "react";
import { afterPaint } from "#ui/form/page/PageForms.tsx";

export interface StepAhead {
  /** Key of the step to show: the one just chosen, otherwise that of the address. */
  readonly wanted: string;
  /** Whether the address does not say it yet. */
  readonly isAhead: boolean;
  readonly goAhead: (step: string, write: () => void) => void;
}

/** Shows a step at once and writes the address when it is on the screen: an entry of the history costs milliseconds. */
export function useStepAhead(addressed: string): StepAhead {
  const [ahead, setAhead] = useState<string>();
  return {
    wanted: ahead ?? addressed,
    isAhead: ahead !== undefined,
    goAhead(step, write) {
      setAhead(step);
      afterPaint(() => {
        write();
        setAhead((latest) => (latest === step ? undefined : latest));
      });
    },
  };
}

import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";

export interface CounterProps {
  /** How many characters still fit; less than none: how many are too many. */
  readonly left: number;
}

/** How much still fits, once it matters. Nothing is cut off: what is too long stays, and is said. */
export function Counter({ left }: CounterProps): ReactNode {
  const { t } = useTranslation();
  return (
    <p className="ap-muted ap-small ap-num">
      {left < 0 ? t("form.tooMany", { count: -left }) : t("form.left", { count: left })}
    </p>
  );
}

import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import type { InputComponent } from "#forms/CompiledForm.ts";

/** The last tenth of what fits, but at least so many characters. */
const NEAR_CHARACTERS = 20;

const NEAR_SHARE = 0.1;

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

/**
 * How many characters still fit into a field, once that matters; negative when there are too many. A short field, such as a
 * post code, is near its end from the first letter: there only what is too long matters.
 */
export function roomLeft({ rules }: InputComponent, text: string): number | undefined {
  const limit = rules?.find(({ rule }) => rule === "maxLength")?.limit;
  if (typeof limit !== "number" || text === "") return undefined;
  const left = limit - text.length;
  const near = limit <= NEAR_CHARACTERS ? -1 : Math.max(NEAR_CHARACTERS, limit * NEAR_SHARE);
  return left > near ? undefined : left;
}

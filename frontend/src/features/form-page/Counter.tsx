import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { InputComponent } from "../../../../functions/forms/CompiledForm.ts";

/** The last tenth of what fits, but at least so many characters. */
const NEAR_CHARACTERS = 20;
const NEAR_SHARE = 0.1;

export interface CounterProps {
  readonly field: InputComponent;
  readonly text: string;
}

/** How much still fits, once it matters. Nothing is cut off: what is too long stays, and is said. */
export function Counter({ field, text }: CounterProps): ReactNode {
  const { t } = useTranslation();
  const limit = field.rules?.find(({ rule }) => rule === "maxLength")?.limit;
  if (typeof limit !== "number") return null;
  const left = limit - text.length;
  if (left > Math.max(NEAR_CHARACTERS, limit * NEAR_SHARE) || text === "") return null;
  return (
    <p className="ap-muted ap-small ap-num">
      {left < 0 ? t("form.tooMany", { count: -left }) : t("form.left", { count: left })}
    </p>
  );
}

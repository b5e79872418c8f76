import { type ReactNode, useDeferredValue } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { formatNear } from "#ui/i18n/format.ts";
import { lazyPart } from "#ui/components/loading/lazyPart.tsx";
import type { StepContentProps } from "../edit/draftEditor.ts";

const TakeAsPdf = lazyPart(async () => (await import("./TakeAsPdf.tsx")).TakeAsPdf);

/** How long what was filled in is kept, and the way to take it along; of a saved draft the first page and the review say it. */
export function RetentionNote({ editor, user }: Pick<StepContentProps, "editor" | "user">): ReactNode {
  const { t, locale } = useTranslation();
  const { id, saved, availableUntil } = editor.process();
  // Its code is asked for once the fields are there.
  const isAfterFields = useDeferredValue(true, false);
  // What is deleted is not kept: the alert says so.
  if (editor.autosave.state().kind === "over") return null;
  const until = formatNear(availableUntil, { locale, now: new Date() });
  return (
    <div className="ap-side ap-stack-s ap-not-printed">
      <p>{saved ? t("form.kept", { until }) : t(user === undefined ? "form.notKept" : "form.notKeptHere")}</p>
      {isAfterFields && <TakeAsPdf processId={id} onBegin={() => editor.autosave.flush()} />}
    </div>
  );
}

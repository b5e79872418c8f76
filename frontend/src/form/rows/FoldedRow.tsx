import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import "virtual:kern/summary.css";
import "#ui/styles/summary.css";
import type { CompiledComponent } from "#forms/CompiledForm.ts";
import { Button } from "#ui/components/Button.tsx";
import { useForm } from "../FormContext.ts";
import { AnswerList } from "../review/AnswerList.tsx";
import type { Place } from "../store/place.ts";

interface FoldedRowProps {
  readonly components: readonly CompiledComponent[];
  readonly place: Place;
  readonly title: string;
  /** Something in it turned out to be wrong: its fields must be there to be put right. */
  readonly onOpen: () => void;
  readonly onChange: () => void;
}

/** What was answered in a row, and the way to change it. */
export function FoldedRow({ components, place, title, onOpen, onChange }: FoldedRowProps): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const wrong = useSyncExternalStore(
    (listener) => store.subscribeAll(listener),
    () => store.showsErrorIn(place.instance),
  );
  const openWrong = useEffectEvent(onOpen);
  useEffect(() => {
    if (wrong) openWrong();
  }, [wrong]);
  return (
    <>
      <AnswerList components={components} place={place} />
      <div className="ap-actions">
        <Button kind="secondary" hiddenText={`: ${title}`} onClick={onChange}>
          {t("common.change")}
        </Button>
      </div>
    </>
  );
}

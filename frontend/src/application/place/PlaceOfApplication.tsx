import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Button } from "#ui/components/Button.tsx";
import { ServiceName } from "#ui/i18n/ServiceName.tsx";
import "#ui/styles/rows.css";
import type { DraftEditor } from "../edit/draftEditor.ts";
import { NewPlace } from "./NewPlace.tsx";
import { Fact } from "#ui/components/Fact.tsx";

export interface PlaceOfApplicationProps {
  readonly editor: DraftEditor;
  /** Another window edits: here it can only be read. */
  readonly locked: boolean;
}

/** What is applied for, where and at which authority; another place can be chosen, and what was answered stays. */
export function PlaceOfApplication({ editor, locked }: PlaceOfApplicationProps): ReactNode {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  const part = useRef<HTMLElement>(null);
  const { metadata, location } = editor.process();
  const done = (): void => {
    setChanging(false);
    part.current?.focus();
  };
  return (
    <section className="ap-stack" aria-labelledby="beantragt" tabIndex={-1} ref={part}>
      <h2 className="kern-heading-small" id="beantragt">
        {t("place.title")}
      </h2>
      <dl className="ap-dl ap-dl--two">
        <Fact name={t("place.service")}>
          <ServiceName of={metadata} />
        </Fact>
        <Fact name={t("place.place")}>{`${location.postalCode} ${location.place}`.trim()}</Fact>
        <Fact name={t("place.authority")} lang="de">
          {metadata.authority.name}
        </Fact>
      </dl>
      {!locked && !changing && (
        <div className="ap-actions">
          <Button kind="secondary" onClick={() => setChanging(true)}>
            {t("place.change")}
          </Button>
        </div>
      )}
      {!locked && changing && <NewPlace editor={editor} onDone={done} />}
    </section>
  );
}

import { type ReactNode, useId } from "react";
import { Icon } from "#ui/components/Icon.tsx";
import { useTranslation } from "#ui/i18n/useTranslation.ts";

/** HEIC is not named: then iPhones hand over JPEG by themselves. */
const PICTURES = "image/*";

/** More pages: from the camera of a phone, or from what is on the device. */
export function PickFiles({ onPick }: { readonly onPick: (files: readonly File[]) => void }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const pick = (input: HTMLInputElement): void => {
    const files = [...(input.files ?? [])];
    input.value = "";
    if (files.length > 0) onPick(files);
  };
  return (
    <div className="ap-pick">
      <span className="ap-touch">
        <input
          className="kern-sr-only"
          type="file"
          id={`${id}-camera`}
          accept={PICTURES}
          capture="environment"
          onChange={({ target }) => pick(target)}
        />
        <label className="kern-btn kern-btn--secondary" htmlFor={`${id}-camera`}>
          <Icon name="camera" />
          <span className="kern-label">{t("photos.take")}</span>
        </label>
      </span>
      <span>
        <input
          className="kern-sr-only"
          type="file"
          id={`${id}-files`}
          accept={`${PICTURES},application/pdf,.pdf`}
          multiple
          onChange={({ target }) => pick(target)}
        />
        <label className="kern-btn kern-btn--secondary" htmlFor={`${id}-files`}>
          <Icon name="upload" />
          <span className="kern-label">{t("photos.choose")}</span>
        </label>
      </span>
    </div>
  );
}

import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from "react";
import "./photos.css";
import { Alert } from "#ui/components/Alert.tsx";
import { useClosingWarning, useReloadGuard } from "#ui/builds/reloadGuards.ts";
import { Button } from "#ui/components/Button.tsx";
import { Dialog } from "#ui/components/Dialog.tsx";
import { FileButton } from "#ui/components/files/FileButton.tsx";
import { formatSize } from "#ui/i18n/formatMeasures.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { useBackCloses } from "#ui/navigation/useBackCloses.ts";
import { fileName } from "../pages/fileName.ts";
import { photoStore } from "../pages/photoStore.ts";
import { WHOLE_PICTURE } from "../paper/Pixels.ts";
import { canWorkOnImages, imageWork } from "../work/imageWork.ts";
import { CropEditor } from "./CropEditor.tsx";
import { PageList } from "./PageList.tsx";
import { PagesAside } from "./PagesAside.tsx";

export interface PhotoSheetProps {
  /** What the pages are of; the PDF is named so. */
  readonly document: string;
  /** Chosen already. */
  readonly files: readonly File[];
  readonly freeBytes: number;
  readonly onDone: (pdf: File) => void;
  readonly onClose: () => void;
}

/** From photos and PDFs to one PDF: everything happens in this browser, and nothing is sent before "Done". */
export function PhotoSheet(props: PhotoSheetProps): ReactNode {
  const { t } = useTranslation();
  if (canWorkOnImages()) return <Sheet {...props} />;
  return (
    <Dialog
      title={t("photos.old.title")}
      onClose={props.onClose}
      actions={
        <Button kind="primary" onClick={props.onClose}>
          {t("common.cancel")}
        </Button>
      }
    >
      <p>{t("photos.old.text")}</p>
    </Dialog>
  );
}

function Sheet({ document, files, freeBytes, onDone, onClose }: PhotoSheetProps): ReactNode {
  const { t, locale } = useTranslation();
  const [work] = useState(imageWork);
  const [store] = useState(() => photoStore(work));
  const state = useSyncExternalStore(store.subscribe, store.state);
  const [cropping, setCropping] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [joining, setJoining] = useState(false);
  /** The file that was made is too large, or none was made. */
  const [failure, setFailure] = useState<"join" | File>();
  const [said, setSaid] = useState("");
  const [focus, setFocus] = useState<{ readonly id: string }>();
  const { pages } = state;
  const wouldLose = pages.length > 0 || state.unread > 0;
  useReloadGuard(wouldLose);
  useClosingWarning(wouldLose);
  useEffect(() => {
    void store.add(files);
  }, [store, files]);
  useEffect(() => () => work.end(), [work]);
  // Order and views change what is there: the focus goes where the person was.
  useEffect(() => {
    if (focus === undefined) return;
    globalThis.document.getElementById(focus.id)?.focus();
  }, [focus]);

  const close = (): void => {
    if (cropping !== undefined) {
      setFocus({ id: `${cropping}-crop` });
      setCropping(undefined);
    } else if (wouldLose) setAsking(true);
    else onClose();
  };
  useBackCloses(close);
  const finish = async (): Promise<void> => {
    setJoining(true);
    setFailure(undefined);
    const pdf = await store.finish(fileName(document));
    setJoining(false);
    if (pdf === undefined) setFailure("join");
    else if (pdf.size > freeBytes) setFailure(pdf);
    else onDone(pdf);
  };

  const page = pages.find(({ key }) => key === cropping);
  if (page?.kind === "photo") {
    return (
      <CropEditor
        file={page.file}
        number={pages.indexOf(page) + 1}
        corners={page.settings.corners ?? WHOLE_PICTURE}
        work={work}
        onClose={close}
        onApply={(corners) => {
          store.change(page.key, { corners });
          close();
        }}
      />
    );
  }
  if (asking) {
    return (
      <Dialog
        key="discard"
        title={t("photos.discard.title")}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button kind="primary" onClick={() => setAsking(false)}>
              {t("photos.discard.stay")}
            </Button>
            <Button kind="danger" onClick={onClose}>
              {t("photos.discard.leave")}
            </Button>
          </>
        }
      >
        <p>{t("photos.discard.text")}</p>
      </Dialog>
    );
  }
  const doubts = pages.filter(({ shown }) => (shown?.findings.length ?? 0) > 0).length;
  const preparing =
    state.unread + pages.filter((one) => one.kind === "photo" && one.jpeg === undefined).length;
  return (
    <Dialog
      key="pages"
      isWork
      title={t("photos.title", { document })}
      onClose={close}
      actions={
        <>
          {pages.length > 0 && (
            <Button kind="primary" busy={joining || preparing > 0} onClick={() => void finish()}>
              {t(doubts > 0 ? "photos.done.doubts" : "photos.done")}
            </Button>
          )}
          <Button kind="secondary" onClick={close}>
            {t("common.cancel")}
          </Button>
        </>
      }
    >
      <div className="ap-stack-s">
        <p className="ap-muted">
          {t("photos.intro")} {t("photos.local")}
        </p>
        <PagesAside
          state={state}
          preparing={preparing}
          doubts={doubts}
          joining={joining}
          onUnchanged={onDone}
          onColour={store.colour}
        />
        {failure === "join" && <Alert tone="danger" title={t("photos.problem.join")} urgent />}
        {failure instanceof File && (
          <Alert
            tone="danger"
            title={t("photos.problem.too-large", {
              size: formatSize(failure.size, locale),
              free: formatSize(Math.max(0, freeBytes), locale),
            })}
            urgent
          />
        )}
        <PageList
          state={state}
          store={store}
          onCrop={setCropping}
          onChange={(text, control) => {
            setSaid(text);
            setFocus({ id: control });
          }}
        />
        <MorePages onPick={(more) => void store.add(more)} />
        <p role="status" className="ap-sr">
          {said}
        </p>
      </div>
    </Dialog>
  );
}

/** HEIC is not named: then iPhones hand over JPEG by themselves. */
const PICTURES = "image/*";

/** More pages: from the camera of a phone, or from what is on the device. */
function MorePages({ onPick }: { readonly onPick: (files: readonly File[]) => void }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="ap-pick">
      <span className="ap-touch">
        <FileButton
          id={`${id}-camera`}
          kind="secondary"
          icon="camera"
          accept={PICTURES}
          capture="environment"
          onPick={onPick}
        >
          {t("photos.take")}
        </FileButton>
      </span>
      <span>
        <FileButton
          id={`${id}-files`}
          kind="secondary"
          icon="upload"
          accept={`${PICTURES},application/pdf,.pdf`}
          multiple
          onPick={onPick}
        >
          {t("photos.choose")}
        </FileButton>
      </span>
    </div>
  );
}

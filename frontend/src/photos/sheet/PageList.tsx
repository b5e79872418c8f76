import { type ReactNode, useState } from "react";
import { Button } from "#ui/components/Button.tsx";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import type { PhotosState, PhotoStore } from "../pages/photoStore.ts";
import { PageCard } from "./PageCard.tsx";

export interface PageListProps {
  readonly state: PhotosState;
  readonly store: PhotoStore;
  readonly onCrop: (key: string) => void;
  /** What happened, in words, and the id of what is focused now. */
  readonly onChange: (text: string, focus: string) => void;
}

/** The pages in their order. Whatever a button does, the focus stays with the page that it was done to. */
export function PageList({ state, store, onCrop, onChange }: PageListProps): ReactNode {
  const { t } = useTranslation();
  const [dragged, setDragged] = useState<string>();
  const { pages, removed } = state;
  const total = pages.length;
  const move = (key: string, by: number): void => {
    const index = pages.findIndex((page) => page.key === key);
    if (by === 0 || pages[index + by] === undefined) return;
    store.move(key, by);
    const button = by < 0 ? "up" : "down";
    onChange(t("photos.moved", { number: index + by + 1, total }), `${key}-${button}`);
  };
  const remove = (key: string): void => {
    const index = pages.findIndex((page) => page.key === key);
    store.remove(key);
    onChange(t("photos.removed", { number: index + 1 }), "photos-undo");
  };
  const restore = (): void => {
    if (removed === undefined) return;
    store.restore();
    const number = Math.min(removed.index, total) + 1;
    onChange(t("photos.restored", { number, total: total + 1 }), `${removed.page.key}-title`);
  };
  return (
    <>
      {removed !== undefined && (
        <div className="ap-note" id="photos-undo" tabIndex={-1}>
          <p>{t("photos.removed", { number: removed.index + 1 })}</p>
          <Button kind="tertiary" onClick={restore}>
            {t("photos.undo")}
          </Button>
        </div>
      )}
      {total === 0 && state.unread === 0 && <p>{t("photos.none")}</p>}
      <ol className="ap-photos" aria-label={t("photos.pages")}>
        {pages.map((page, index) => (
          <li
            key={page.key}
            className="ap-photo"
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = "move";
              setDragged(page.key);
            }}
            onDragOver={(event) => {
              if (dragged !== undefined) event.preventDefault();
            }}
            onDrop={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              event.stopPropagation();
              move(dragged, index - pages.findIndex(({ key }) => key === dragged));
              setDragged(undefined);
            }}
            onDragEnd={() => setDragged(undefined)}
          >
            <PageCard
              page={page}
              number={index + 1}
              total={total}
              onMove={(by) => move(page.key, by)}
              onTurn={() => {
                store.turn(page.key);
                onChange(t("photos.turned", { number: index + 1 }), `${page.key}-turn`);
              }}
              onCrop={() => onCrop(page.key)}
              onRemove={() => remove(page.key)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

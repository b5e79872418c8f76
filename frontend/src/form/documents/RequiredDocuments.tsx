import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { documentName, requiredDocuments } from "#forms/requiredDocuments.ts";
import { formatSize } from "#ui/i18n/formatMeasures.ts";
import { useLocale } from "#ui/i18n/useLocale.ts";
import { useForm } from "../FormContext.ts";
import { DocumentList, type DocumentListProps } from "./DocumentList.tsx";

/** The documents that the answers so far call for. */
export function RequiredDocuments({ linked }: Pick<DocumentListProps, "linked">): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { store, filesOf } = useForm();
  const state = useSyncExternalStore(
    useCallback((listener) => store.subscribeAll(listener), [store]),
    () => store.state(),
  );
  const pages = new Map(store.form().pages.map(({ key, title }) => [key, title]));
  const items = requiredDocuments(store.form(), state).map((document) => ({
    label: documentName(document),
    standing: document.standing,
    page: document.page,
    pageTitle: pages.get(document.page) ?? "",
    fieldPath: document.path,
    files: filesOf(document.path).map(({ fileName, size }) => `${fileName} (${formatSize(size, locale)})`),
  }));
  if (items.length === 0) return null;
  return <DocumentList title={t("form.documents.title")} items={items} linked={linked} />;
}

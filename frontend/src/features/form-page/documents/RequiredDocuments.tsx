import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { requiredDocuments } from "../../../../../functions/forms/requiredDocuments.ts";
import { useForm } from "../FormContext.ts";
import { DocumentList, type DocumentListProps } from "./DocumentList.tsx";

/** The documents that the answers so far call for. */
export function RequiredDocuments({ linked }: Pick<DocumentListProps, "linked">): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const state = useSyncExternalStore(
    useCallback((listener) => store.subscribeAll(listener), [store]),
    () => store.state(),
  );
  const pages = new Map(store.form().pages.map(({ key, title }) => [key, title]));
  const items = requiredDocuments(store.form(), state).map((document) => ({
    label: document.row === undefined ? document.label : `${document.row}: ${document.label}`,
    hint: document.hint,
    standing: document.standing,
    page: document.page,
    pageTitle: pages.get(document.page) ?? "",
    fieldPath: document.path,
  }));
  if (items.length === 0) return null;
  return <DocumentList title={t("form.documents.title")} items={items} linked={linked} />;
}

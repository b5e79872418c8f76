import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { documentName, requiredDocuments, type DocumentStanding } from "#forms/requiredDocuments.ts";
import { formatSize } from "#ui/i18n/formatMeasures.ts";
import { useForm } from "../fields/control/useControl.ts";
import "#ui/styles/rows.css";
import { Badge, type BadgeProps } from "#ui/components/Badge.tsx";
import { Section } from "#ui/components/Section.tsx";
import { FormText } from "#ui/i18n/RichMessage.tsx";

/**
 * How many of the documents that the answers so far call for are there, and each with where it stands: in words, and with an
 * icon beside them. Before the review only those that lack: what is there or put off was decided on its own page.
 */
export function RequiredDocuments({ linked }: Pick<DocumentsProps, "linked">): ReactNode {
  const { t, foreign, locale } = useTranslation();
  const { store, filesOf } = useForm();
  const state = useSyncExternalStore(store.subscribeAll, store.state);
  const pages = new Map(store.form().pages.map(({ key, title }) => [key, title]));
  const items = requiredDocuments(store.form(), state).flatMap((document): readonly DocumentItem[] => {
    const { standing, page, path: fieldPath } = document;
    // What nobody asks for is offered where it is handed in.
    if (standing === "optional") return [];
    const files = filesOf(fieldPath).map(({ fileName, size }) => `${fileName} (${formatSize(size, locale)})`);
    const pageTitle = pages.get(page) ?? "";
    return [{ label: documentName(document), standing, page, pageTitle, fieldPath, files }];
  });
  if (items.length === 0) return null;
  const done = items.filter(({ standing }) => standing === "provided").length;
  return (
    <Section title={t("form.documents.title")} gap="s">
      <p className="ap-num">{t("form.documents.count", { done, count: items.length })}</p>
      {linked !== undefined && items.some(isToCome) && <p>{t("form.documents.deadline")}</p>}
      {linked !== undefined ? (
        <Documents
          items={ORDER.flatMap((one) => items.filter(({ standing }) => standing === one))}
          linked={linked}
        />
      ) : (
        pagesOf(items.filter(isLacking)).map((ofPage) => (
          <div className="ap-stack-s" key={ofPage[0].page}>
            <h3 className="kern-heading-small" {...foreign}>
              {ofPage[0].pageTitle}
            </h3>
            <Documents items={ofPage} />
          </div>
        ))
      )}
    </Section>
  );
}

interface DocumentsProps {
  readonly items: readonly DocumentItem[];
  /** The name of a document that is still to come, as the way to where it is handed in. */
  readonly linked?: ((item: DocumentItem, name: ReactNode) => ReactNode) | undefined;
}

interface DocumentItem {
  readonly label: string;
  readonly standing: Exclude<DocumentStanding, "optional">;
  /** Key and title of the page where it is handed in. */
  readonly page: string;
  readonly pageTitle: string;
  readonly fieldPath: string;
  /** Names and sizes of what has arrived. */
  readonly files: readonly string[];
}

/** In the review what is still to be done stands first. */
const ORDER: readonly DocumentItem["standing"][] = ["missing", "later", "excused", "provided"];

const BADGES: Readonly<Record<DocumentItem["standing"], Pick<BadgeProps, "tone" | "icon">>> = {
  provided: { tone: "success", icon: "check" },
  missing: { tone: "plain", icon: "missing" },
  later: { tone: "info", icon: "clock" },
  excused: { tone: "plain", icon: "info" },
};

const isToCome = ({ standing }: DocumentItem): boolean => standing === "missing" || standing === "later";

/** Neither there nor announced: it is still missing, or the form asks why it cannot be provided. */
const isLacking = ({ standing }: DocumentItem): boolean => standing === "missing" || standing === "excused";

type OfOnePage = [DocumentItem, ...DocumentItem[]];

/** Below the page where they are handed in, which is then named once. */
function pagesOf(items: readonly DocumentItem[]): readonly OfOnePage[] {
  const pages = new Map<string, OfOnePage>();
  for (const item of items) {
    const before = pages.get(item.page);
    if (before === undefined) pages.set(item.page, [item]);
    else before.push(item);
  }
  return [...pages.values()];
}

function Documents({ items, linked }: DocumentsProps): ReactNode {
  const { t, foreign } = useTranslation();
  return (
    <ul className="ap-rows">
      {items.map((item) => {
        const name = <FormText>{item.label}</FormText>;
        return (
          <li key={item.fieldPath}>
            <div>
              <p {...foreign}>{linked !== undefined && isToCome(item) ? linked(item, name) : name}</p>
              {item.files.map((file) => (
                <p className="ap-muted ap-small" key={file}>
                  {file}
                </p>
              ))}
            </div>
            <Badge {...BADGES[item.standing]}>{t(`form.documents.${item.standing}`)}</Badge>
          </li>
        );
      })}
    </ul>
  );
}

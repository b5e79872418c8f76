const PACKAGES =
  /node_modules\/(?:react|react-dom|scheduler|i18next|react-i18next|wouter)\/|@oxc-project|vite\/preload-helper/;

const CORE_SOURCES = [
  "api/(?!useRead|refresh|useProviders)",
  "components/(?:announcements|Button|describedBy|ErrorText|Icon|icons|lazyPart|LiveRegion|LoadingBar|notifications|Notifications|PageHeading|pageVisits|phoneHref|untilLoaded)\\.",
  "features/(?:account-bar/|session/SessionEndWatch)",
  "i18n/(?!messages|format)",
  "layouts/(?!DefaultLayout|Footer)",
  "pages/error/",
  "routes/",
  "settings/",
];

/** What the first page of a form shows; what it does not show loads later. */
const FORM_SOURCES = [
  "components/(?:afterPaint|Note)\\.",
  "features/attachments/(?:attachmentStore|pathAfterMove|uploadOf)\\.",
  `features/form-page/(?:${[
    "Affixed|AutosavePorts|autosave|changeList|choices|cleanText|Counter|dayText|fieldId|FieldFrame|FieldView",
    "firstState|FormComponents|FormContext|formIndex|FormPage|formStore|inputProps|lateField|place|plainTruth|registry",
    "RichTextView|SaveStatus|startEngine|textOf|useAppearing|useControl|useText|viewCache",
    "fields/(?:CheckBox|DayField|FileField|RadioGroup|Select|SelectBoxes|TextArea|TextField)",
  ].join("|")})\\.`,
  "features/stepper/(?!.*[mM]essages)",
  "i18n/format",
  "pages/process/(?!.*[mM]essages|Confirmation|LeaveDialog|paper|SendingProcess|SignIn)",
];

/** Repeated answers, searched choices, answers in words: what most forms show after their first page. */
const MORE_SOURCES = [
  "components/(?:ComboboxInput|useDebounced)\\.",
  `features/form-page/(?:${[
    "documents/|rows/|summary/|addressParts|answerLabel|ErrorSummary|findOptions|focus|numberText|recordOf|tagList|timeText|WideLayout",
    "fields/(?:BoxList|LeaveGroup|MultipleField|NumberField|PartInput|SearchSelect|Several)",
  ].join("|")})`,
];

/** Types of fields that few forms have. */
const RARE_SOURCES = [
  "features/form-page/(?:momentText|fields/(?:Address|DataMap|DateTimeField|Signature|Survey|Tags|TimeField))\\.",
];

/** Evaluates a form; loads when the first page is painted. */
const ENGINE =
  "functions/forms/(?!dataPath|isRequired|optionsOf|RichText)|form-page/(?:engine|errorMessages|pageErrors)\\.";

/**
 * Files that are always needed together are one file: many small ones compress badly and cost requests on slow lines.
 * `core` is what every page needs, `form` what the first page of a form needs, `engine` what it needs next, `reads` the way pages read from the API.
 */
export const CHUNK_GROUPS = [
  {
    name: "core",
    test: new RegExp(
      `${PACKAGES.source}|${sources(CORE_SOURCES)}|virtual:(?:portal-settings|build-identity)|functions/(?:contract|domain)/`,
    ),
  },
  { name: "engine", test: new RegExp(ENGINE) },
  { name: "form", test: new RegExp(`${sources(FORM_SOURCES)}|functions/forms/`) },
  { name: "more", test: new RegExp(sources(MORE_SOURCES)) },
  { name: "rare", test: new RegExp(sources(RARE_SOURCES)) },
  {
    name: "reads",
    test: /node_modules\/(?:swr|dequal)\/|frontend\/src\/api\/(?:useRead|refresh|useProviders)/,
  },
];

function sources(patterns: readonly string[]): string {
  return `frontend/src/(?:${patterns.join("|")})`;
}

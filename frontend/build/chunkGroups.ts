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
  "features/attachments/(?:attachmentStore|uploadOf)\\.",
  "components/Note\\.",
  "features/form-page/(?!.*[mM]essages|rows/|summary/|fields/(?:Search|Number|Part|Leave|Date|Time|Tags|Survey|Signature|Address|DataMap|Several|Box|Multiple)|number|time|moment|findOptions|tagList|addressParts|recordOf|WideLayout|answerLabel|focus|ChangeLink|CheckAnswers|PageSummary|ErrorSummary|SaveAlert)",
  "features/stepper/(?!.*[mM]essages)",
  "i18n/format",
  "pages/process/(?!.*[mM]essages|Confirmation|LeaveDialog|paper|SendingProcess|SignIn)",
];

/**
 * Files that are always needed together are one file: many small ones compress badly and cost requests on slow lines.
 * `core` is what every page needs, `form` what the first page of a form needs, `reads` the way pages read from the API.
 */
export const CHUNK_GROUPS = [
  {
    name: "core",
    test: new RegExp(
      `${PACKAGES.source}|${sources(CORE_SOURCES)}|virtual:(?:portal-settings|build-identity)|functions/(?:contract|domain)/`,
    ),
  },
  { name: "form", test: new RegExp(`${sources(FORM_SOURCES)}|functions/forms/`) },
  {
    name: "reads",
    test: /node_modules\/(?:swr|dequal)\/|frontend\/src\/api\/(?:useRead|refresh|useProviders)/,
  },
];

function sources(patterns: readonly string[]): string {
  return `frontend/src/(?:${patterns.join("|")})`;
}

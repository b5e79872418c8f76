const PACKAGES =
  /node_modules\/(?:react|react-dom|scheduler|i18next|react-i18next|wouter)\/|@oxc-project|vite\/preload-helper/;

const CORE_SOURCES = [
  "api/(?!notReadyKey|problemOf|readAhead|useRead|refresh|showBlocked|useProviders)",
  "builds/(?:holds|leavePurpose|newerBuild|PartGone|watchLater|withoutPart)\\.",
  "components/(?:announcements|Button|describedBy|ErrorText|Icon|icons|lazyPart|LiveRegion|LoadingBar|loadOnce|notifications|Notifications|PageHeading|pageVisits|phoneHref|phoneMark|ServiceName|untilLoaded|useScriptRuns)\\.",
  "features/(?:account-bar/|portal-notice/PortalNotice\\.|feedback/(?:Feedback\\.|feedbackState)|session/SessionWatch|uncaught-errors/watchErrors)",
  "i18n/(?!capitalised|messages|formatDuration|formatMonth|formatSent|formatSize)",
  "jsx/",
  "layouts/(?!DefaultLayout|Footer)",
  "pages/(?:error/|process/(?:definitionOf|opening|processIn)\\.)",
  "routes/(?!ownPath|seldomPages|SignInAgain)",
  "settings/portalSettings",
  "App\\.",
];

/** What the first page of a form shows; what it does not show loads later. */
const FORM_SOURCES = [
  "components/(?:afterPaint|Waiting)\\.",
  `features/form-page/(?:${[
    "askedHere|choices|cleanText|fieldId|FieldFrame|FieldView",
    "firstShown|firstState|FormComponents|FormContext|formIndex|FormPage|formStore|inputProps|late|lateAutosave|lateMessages|PageForms|place|plainTruth|registry",
    "RichTextView|roomLeft|SaveStatus|textOf|useControl|useOptions|useText|viewCache|withChanges|withFirstRows|withSources",
    "fields/(?:FileField|RadioGroup|Select|TextField)",
  ].join("|")})\\.`,
  "features/stepper/(?!.*[mM]essages)",
  "pages/process/(?!.*[mM]essages|accountSays|closing\\.|Confirmation|Conflict|countAnswers|decide|editingWindow|FileOf|filesInRows|keepUnsaved|later\\.|LaterStep|LeaveDialog|feeOfAnswers|loadWholeForm|NoticeStep|OtherAccount|place/|ProcessFailure|saveOutcomeOf|SendingProcess|SignIn|startEngine|StepUp|takeUnsaved|whenSavingIsDue|with|workOn)",
];

/** What a form shows after its first page (`form-page/more.ts`, `pages/process/later.ts`). */
const MORE_SOURCES = [
  `features/form-page/(?:${[
    "Affixed|Appearing|compare/(?:CompareVersion|differingPart|idOfVersion|TwoVersions|useAnswerWords|VersionsDiffer)|documents/|rows/|summary/|addressParts|answerLabel|ChangeLink|CheckAnswers|Counter|dayText|ErrorSummary|findOptions|focus",
    "more\\.|Source|numberText|PageSummary|recordOf|SaveAlert|tagList|timeText|WideLayout",
    "fields/(?:BoxList|CheckBox|DayField|LeaveGroup|MultipleField|NumberField|PartInput|SearchSelect|SelectBoxes|Several|TextArea)",
  ].join("|")})`,
];

/** What pages are built of beside a form's fields: each of these is a kilobyte or less. */
const BLOCKS =
  "frontend/src/(?:components/(?:Accordion|Alert|Badge|Dialog|Note|PdfLink|PdfOnDemand|PhoneLink|addressLines|ticketGroups|Timeline)|features/(?:fee/(?!.*[mM]essages)|login/(?:beginLogin|lastLogin|LoginIntent)\\.))|functions/domain/(?:authority/postalLines|fee/euroText|session/TrustLevel)|frontend/src/routes/(?:ownPath|SignInAgain)";

/** Evaluates a form; loads when the first page is painted. */
const ENGINE =
  "functions/domain/text/unshownSigns|functions/forms/(?!cleanAnswer|dataPath|isCompiledForm|isEmptyAnswer|isRequired|optionsOf|RichText|shownPath|templatePath)|process/(?:accountSays|countAnswers|editingWindow|filesInRows|keepUnsaved|loadWholeForm|saveOutcomeOf|startEngine|takeUnsaved|whenSavingIsDue|with|workOn)|features/(?:attachments/(?:attachmentStore|percentOf|unfinished|uploadOf)|editing-window/(?:claim|editingLease))|form-page/(?:agreeOn|answerParts|autosave|changeList|differingAnswers|engine|errorMessages|loadGroups|pageErrors|rowActions)\\.";

/** Parts of the engine that load with the forms that name them (`CompiledForm.groups`). */
const DATES = "functions/forms/(?:groups/dates|engine/(?:date|normalizedDate|timeText)|expressions/date)";
const VALUES =
  "functions/forms/(?:groups/values|engine/(?:countRules|normalizedRare|urlRule)|expressions/(?:addressConditions|forEachItem|listFunctions|logicCalculations|number|text))";

/** Styles of the first page of a form, of what people meet later, and of the search on the home page: few files, because every part that needs one names it. */
const FIELD_STYLES = /(?:kern|styles)\/fields\.css/;
const STEPPER_STYLES = /(?:kern|styles)\/(?:progress|stepper)\.css/;
const LATER_STYLES =
  /(?:kern|styles)\/(?:accordion|alert|badge|cases|compare|dialog|drop|explain|layouts|options|price|receipt|several|summary|timeline|title|toasts|uploads|wait)\.css/;
const SEARCH_STYLES = /styles\/(?:combobox|home|rosette|rows)\.css/;

/**
 * Files that are always needed together are one file: many small ones compress badly and cost requests on slow lines.
 * `core` is what every page needs, `form` what the first page of a form needs, `engine` what it needs next, `reads` the way pages read from the API.
 */
export const CHUNK_GROUPS = [
  { name: "fields", test: FIELD_STYLES },
  { name: "stepper", test: STEPPER_STYLES },
  { name: "parts", test: LATER_STYLES },
  { name: "search", test: SEARCH_STYLES },
  {
    name: "core",
    test: new RegExp(
      `${PACKAGES.source}|${sources(CORE_SOURCES)}|virtual:(?:portal-settings|build-identity|further-languages)|functions/(?:contract/(?!problems|seal\\.|submitSteps)|domain/(?!retention/|attachment/|authority/|fee/(?!FeeType|knownFee|requiresPayment)|feedback/|process/electronicNoticeText|seal/|session/|submission/|text/))`,
    ),
  },
  { name: "dates", test: new RegExp(DATES) },
  { name: "logic", test: /functions\/forms\/(?:groups\/logic|engine\/applyLogic)/ },
  { name: "values", test: new RegExp(VALUES) },
  { name: "engine", test: new RegExp(ENGINE) },
  {
    name: "form",
    test: new RegExp(`${sources(FORM_SOURCES)}|functions/(?:forms/|domain/text/readableText)`),
  },
  { name: "refusals", test: /frontend\/src\/api\/problemOf|functions\/contract\/problems/ },
  {
    // Periods that only legal texts print.
    name: "legal",
    test: /frontend\/src\/features\/legal-text\/legalValues|functions\/domain\/retention\//,
  },
  // Apart from the blocks, which bring their styles.
  {
    name: "limits",
    test: /frontend\/src\/i18n\/formatSize|functions\/domain\/(?:attachment\/limits|feedback\/limits|process\/electronicNoticeText)/,
  },
  { name: "blocks", test: new RegExp(BLOCKS) },
  {
    name: "search",
    test: /frontend\/src\/(?:components\/(?:Combobox|useDebounced)|features\/(?:process-data\/processData|search\/(?!.*[mM]essages)))/,
  },
  { name: "more", test: new RegExp(sources(MORE_SOURCES)) },
  {
    name: "reads",
    test: /node_modules\/(?:swr|dequal)\/|frontend\/src\/api\/(?:readAhead|useRead|refresh|useProviders)/,
  },
];

function sources(patterns: readonly string[]): string {
  return `frontend/src/(?:${patterns.join("|")})`;
}

/** Types that are refused, each with what an author can do instead. */
export const REFUSED_TYPES: Readonly<Record<string, string>> = {
  form: "A form inside of a form needs a Form.io server. Put its components here.",
  recaptcha: "A captcha would send data to another company and is not possible.",
  captcha: "A captcha would send data to another company and is not possible.",
  resource: "A resource needs a Form.io server. Use a select with values.",
  tree: "A tree is not possible. Use an edit grid.",
  dynamicWizard: "A dynamic wizard is not possible. Use an edit grid.",
  datasource: "A data source needs a Form.io server and is not possible.",
  datatable: "A data table needs a Form.io server. Use a data grid.",
  reviewpage: "The portal has a page for checking of its own. Remove the component.",
  tagpad: "A tag pad is not possible.",
  sketchpad: "A sketch pad is not possible.",
  custom: "A custom component brings code of its own and is not possible.",
  unknown: "The component has no known type.",
};

/** Properties that change what a form does in a way that the portal does not, refused where they are set. */
export const REFUSED_PROPERTIES: Readonly<Record<string, string>> = {
  serverOverride: "Another definition for the server is not possible.",
  nextPage: "The order of pages cannot be set by a script. Use conditions on the pages.",
  conditionalAddButton: "The button for rows cannot depend on a script.",
  onChange: "Scripts that run on a change are not possible. Use calculateValue or logic.",
  "validate.row":
    "Rules that a script sets for a whole row are not possible. Write validate.custom on the list.",
  onSetItems: "Scripts that change the choices are not possible.",
};

/**
 * Properties that say how Form.io's own builder and renderer look and work, and mean nothing here: accepted silently.
 */
export const MEANINGLESS_PROPERTIES: ReadonlySet<string> = new Set(
  (
    "id _id tableView labelPosition labelWidth labelMargin customClass overlay attributes showCharCount showWordCount refreshOn " +
    "refreshOnChange redrawOn clearOnRefresh modalEdit dataGridLabel hideLabel autofocus autofocus tabindex spellcheck dbIndex " +
    "unifiedTags isNew generated mask inputFormat displayMask spellCheck hideInputLabels inputsLabelPosition " +
    "optionsLabelPosition useLocaleSettings searchEnabled selectThreshold searchField searchDebounce minSearch readOnlyValue " +
    "lazyLoad authenticate ignoreCache selectFields selectValues disableLimit limit sort filter uniqueOptions customOptions " +
    "useExactSearch fuseOptions indexeddb reference tree reorder reorderRows allowReorder initEmpty collapsible collapsed theme " +
    "breadcrumb breadcrumbClickable allowPrevious buttonSettings navigateOnEnter saveOnEnter scrollToTop className tag attrs refreshOnChange " +
    "size leftIcon rightIcon block action disableOnInvalid state event url headers custom showValidations autoAdjust hideOnChildrenHidden " +
    "verticalLayout currentWidth offset push pull width striped bordered hover condensed cellAlignment numRows numCols header " +
    "cloneRows editor isUploadEnabled uploadStorage uploadUrl uploadOptions uploadDir fixedSize wysiwyg autoExpand as rows " +
    "requireDecimal thousandsSeparator truncate multipleMasks inputMaskPlaceholderChar shortcut shortcutButtons allowInput " +
    "displayInTimezone timezone datepickerMode datePicker timePicker defaultDate timeFormat dayTop storage dir fileNameTemplate " +
    "image uploadOnly webcam webcamSize fileTypes privateDownload imageSize capture fileKey multipleFiles options " +
    "footer backgroundColor penColor minWidth maxWidth height keepOverlayRatio ratio disableAddingRemovingRows addAnotherPosition " +
    "removePlacement defaultOpen layoutFixed enableRowGroups rowDrafts inlineEdit openWhenEmpty saveRow removeRow templates rowClass " +
    "modal disableAddingNewRows keyBeforeValue provider providerOptions switchToManualModeLabel disableClearIcon manualModeViewString " +
    "validateOn lockKey version versions locked allowUnfinishedDates hideCounter tooltipPosition maxLengthCounter " +
    "conditionalPaging addon addons showAlways simpleConditional errorMessage dataGrid treeView dragAndDrop shortcuts " +
    "submissionAccess access owner tags machineName created modified project form submissions revisions controller settings pdfComponents"
  ).split(" "),
);

/** The same of `validate`. */
export const MEANINGLESS_RULES: ReadonlySet<string> = new Set(
  "step integer customPrivate strictDateValidation multiple select isPoint backend checkUnsavedRows".split(
    " ",
  ),
);

/** Set by authors for a Form.io server; here nothing can check them. */
export const UNCHECKED_PROPERTIES: ReadonlySet<string> = new Set(["unique", "validate.unique", "encrypted"]);

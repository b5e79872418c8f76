interface Drawn {
  readonly type: string;
  readonly key: string;
  readonly validate?: object;
  readonly [name: string]: unknown;
}

/** A component as Form.io's builder exports it: with everything that it writes whether or not an author set it. */
export function exported(component: Drawn): object {
  return {
    label: component.key,
    placeholder: "",
    prefix: "",
    customClass: "",
    suffix: "",
    multiple: false,
    defaultValue: null,
    protected: false,
    unique: false,
    persistent: true,
    hidden: false,
    clearOnHide: true,
    refreshOn: "",
    redrawOn: "",
    tableView: true,
    modalEdit: false,
    dataGridLabel: false,
    labelPosition: "top",
    description: "",
    errorLabel: "",
    tooltip: "",
    hideLabel: false,
    tabindex: "",
    disabled: false,
    autofocus: false,
    dbIndex: false,
    customDefaultValue: "",
    calculateValue: "",
    calculateServer: false,
    widget: { type: "input" },
    attributes: {},
    validateOn: "change",
    conditional: { show: null, when: null, eq: "" },
    customConditional: "",
    overlay: { style: "", left: "", top: "", width: "", height: "" },
    allowCalculateOverride: false,
    encrypted: false,
    showCharCount: false,
    showWordCount: false,
    properties: {},
    allowMultipleMasks: false,
    addons: [],
    logic: [],
    errors: "",
    input: true,
    id: `e${component.key}`,
    ...component,
    validate: {
      required: false,
      custom: "",
      customPrivate: false,
      strictDateValidation: false,
      multiple: false,
      unique: false,
      ...component.validate,
    },
  };
}

/** A layout or text of the builder. */
export function layout(component: Drawn): object {
  return {
    customClass: "",
    tableView: false,
    hidden: false,
    clearOnHide: false,
    conditional: { show: null, when: null, eq: "" },
    customConditional: "",
    properties: {},
    tags: [],
    logic: [],
    input: false,
    id: `e${component.key}`,
    ...component,
  };
}

import type { FormAnswers } from "#forms/JsonValue.ts";
import { exported, layout } from "./exported.ts";

export interface OrdinaryForm {
  readonly name: string;
  readonly components: readonly object[];
  /** In addition to the empty one. */
  readonly submissions: readonly FormAnswers[];
}

const YES_NO = [
  { label: "Ja", value: "yes", shortcut: "" },
  { label: "Nein", value: "no", shortcut: "" },
];
const simple = (component: string, value: unknown, more: object = {}): object => ({
  conditional: {
    show: true,
    conjunction: "all",
    conditions: [{ component, operator: "isEqual", value }],
    ...more,
  },
});
const required = { validate: { required: true } };
const text = (key: string, more: object = {}): object => exported({ type: "textfield", key, ...more });
const number = (key: string, more: object = {}): object =>
  exported({ type: "number", key, delimiter: false, requireDecimal: false, inputFormat: "plain", ...more });

export const ORDINARY_FORMS: readonly OrdinaryForm[] = [
  {
    name: "contact details",
    components: [
      exported({
        type: "radio",
        key: "salutation",
        inline: true,
        values: YES_NO,
        validate: { required: true, onlyAvailableItems: true },
      }),
      text("firstName", { validate: { required: true, minLength: 2, maxLength: "50" } }),
      text("lastName", {
        validate: { required: true, pattern: "[A-Za-z' -]+", customMessage: "Letters only" },
      }),
      exported({ type: "email", key: "email", ...required, kickbox: { enabled: false } }),
      exported({ type: "phoneNumber", key: "phone", inputMask: "(999) 999-9999", ...required }),
      exported({ type: "url", key: "website" }),
      exported({ type: "password", key: "secret", protected: true, validate: { minLength: 8 } }),
      exported({
        type: "textarea",
        key: "message",
        rows: 5,
        autoExpand: false,
        validate: { minWords: 3, maxWords: 5 },
      }),
      exported({ type: "checkbox", key: "agree", ...required, defaultValue: false }),
      exported({ type: "button", key: "submit", action: "submit", theme: "primary", disableOnInvalid: true }),
    ],
    submissions: [
      {
        salutation: "yes",
        firstName: "Jo",
        lastName: "Doe",
        email: " JO@Example.ORG ",
        phone: "(555) 123-4567",
        agree: true,
        submit: true,
      },
      {
        salutation: "maybe",
        firstName: "J",
        lastName: "D0e",
        email: "jo@",
        phone: "555",
        website: "nope",
        message: "one two",
        agree: false,
      },
      {
        firstName: "x".repeat(51),
        website: "https://example.org/a?b=c",
        secret: "short",
        message: "a b c d e f",
        unknown: "dropped",
      },
      { salutation: "", email: "", agree: true, phone: "", firstName: "  " },
    ],
  },
  {
    name: "a wizard whose pages depend on answers",
    components: [
      layout({
        type: "panel",
        key: "page1",
        title: "Start",
        components: [exported({ type: "radio", key: "abroad", values: YES_NO, ...required })],
      }),
      layout({
        type: "panel",
        key: "page2",
        title: "Abroad",
        ...simple("abroad", "yes"),
        components: [text("country", required), text("kept", { clearOnHide: false })],
      }),
      layout({
        type: "panel",
        key: "page3",
        title: "Hidden",
        hidden: true,
        components: [text("secret", required)],
      }),
      layout({
        type: "panel",
        key: "page4",
        title: "End",
        customConditional: "show = data.country !== 'DE';",
        components: [text("note", required)],
      }),
    ],
    submissions: [
      { abroad: "yes", country: "TN", kept: "a", secret: "b", note: "c" },
      { abroad: "no", country: "TN", kept: "a", secret: "b" },
      { abroad: "yes", country: "DE", note: "c" },
    ],
  },
  {
    name: "the three forms of conditions",
    components: [
      exported({
        type: "select",
        key: "kind",
        dataSrc: "values",
        data: {
          values: [
            { label: "A", value: "a" },
            { label: "B", value: "b" },
          ],
          url: "",
          json: "",
          custom: "",
          resource: "",
        },
        widget: "choicesjs",
        template: "<span>{{ item.label }}</span>",
        dataType: "",
      }),
      exported({
        type: "selectboxes",
        key: "boxes",
        values: [
          { label: "X", value: "x" },
          { label: "Y", value: "y" },
        ],
        inline: false,
      }),
      number("count"),
      text("legacyShown", { conditional: { show: true, when: "kind", eq: "a" } }),
      text("legacyHidden", { conditional: { show: "false", when: "boxes", eq: "x" } }),
      text("simpleAny", {
        conditional: {
          show: true,
          conjunction: "any",
          conditions: [
            { component: "kind", operator: "isEqual", value: "b" },
            { component: "count", operator: "greaterThan", value: 3 },
          ],
        },
      }),
      text("simpleNot", simple("boxes", "y", { show: false })),
      text("filled", {
        conditional: {
          show: true,
          conjunction: "all",
          conditions: [{ component: "kind", operator: "isNotEmpty" }],
        },
      }),
      text("json", {
        conditional: {
          json: { and: [{ "==": [{ var: "data.kind" }, "a"] }, { ">": [{ var: "data.count" }, 1] }] },
        },
      }),
      text("script", { customConditional: "show = data.boxes && data.boxes.x && data.count >= 2;" }),
      layout({
        type: "fieldset",
        key: "group",
        legend: "G",
        ...simple("kind", "a"),
        components: [text("inGroup", required)],
      }),
    ],
    submissions: [
      {
        kind: "a",
        boxes: { x: true, y: false },
        count: 2,
        legacyShown: "1",
        legacyHidden: "2",
        simpleAny: "3",
        simpleNot: "4",
        filled: "5",
        json: "6",
        script: "7",
        inGroup: "8",
      },
      {
        kind: "b",
        boxes: { x: false, y: true },
        count: 5,
        legacyShown: "1",
        legacyHidden: "2",
        simpleAny: "3",
        simpleNot: "4",
        filled: "5",
        json: "6",
        script: "7",
        inGroup: "8",
      },
      { kind: "", boxes: {}, count: "4", legacyShown: "1", simpleAny: "3", filled: "5" },
    ],
  },
  {
    name: "text conditions and dates in conditions",
    components: [
      text("code"),
      exported({ type: "datetime", key: "when", enableTime: true, format: "yyyy-MM-dd hh:mm a" }),
      ...["startsWith", "endsWith", "includes", "notIncludes"].map((operator) =>
        text(operator, {
          conditional: {
            show: true,
            conjunction: "all",
            conditions: [{ component: "code", operator, value: "AB" }],
          },
        }),
      ),
      ...["dateGreaterThan", "dateLessThanOrEqual", "isDateEqual"].map((operator) =>
        text(operator, {
          conditional: {
            show: true,
            conjunction: "all",
            conditions: [{ component: "when", operator, value: "2026-05-05T10:00:00+02:00" }],
          },
        }),
      ),
    ],
    submissions: [
      {
        code: "ABC",
        when: "2026-06-01T00:00:00+02:00",
        startsWith: "1",
        endsWith: "2",
        includes: "3",
        notIncludes: "4",
        dateGreaterThan: "5",
      },
      {
        code: "cAB",
        when: "2026-05-05T10:00:00+02:00",
        startsWith: "1",
        endsWith: "2",
        isDateEqual: "3",
        dateLessThanOrEqual: "4",
      },
      { code: "xyz", when: "", notIncludes: "4" },
    ],
  },
  {
    name: "rows of a data grid",
    components: [
      exported({
        type: "datagrid",
        key: "jobs",
        reorder: false,
        addAnotherPosition: "bottom",
        defaultOpen: false,
        layoutFixed: false,
        enableRowGroups: false,
        initEmpty: false,
        defaultValue: [{}],
        ...required,
        components: [
          text("employer", required),
          exported({ type: "checkbox", key: "current", defaultValue: false }),
          exported({
            type: "day",
            key: "until",
            fields: {
              day: { type: "number", hide: false, required: false },
              month: { type: "select", hide: false },
              year: { type: "number", hide: false },
            },
            ...simple("jobs.current", false),
          }),
          number("hours", { validate: { min: 1, max: 60 } }),
        ],
      }),
      number("sum", {
        calculateValue:
          "value = 0; for (var i = 0; i < (data.jobs || []).length; i++) { value = value + ((data.jobs[i] || {}).hours || 0); }",
      }),
    ],
    submissions: [
      { jobs: [] },
      {
        jobs: [
          { employer: "A", current: true, until: "01/01/2020", hours: 40 },
          { employer: "", current: false, hours: 61 },
        ],
      },
      { jobs: [{ employer: "A", current: false, until: "02/30/2020", hours: "8" }, {}, { hours: 2 }] },
      { jobs: "none" },
    ],
  },
  {
    name: "an edit grid with containers",
    components: [
      exported({
        type: "editgrid",
        key: "schools",
        rowDrafts: false,
        inlineEdit: false,
        templates: { header: "", row: "", footer: "" },
        components: [
          exported({
            type: "container",
            key: "place",
            components: [text("city", required), text("zip", { validate: { pattern: "\\d{5}" } })],
          }),
          layout({
            type: "columns",
            key: "columns",
            columns: [
              { components: [text("from", required)], width: 6, offset: 0, push: 0, pull: 0, size: "md" },
              { components: [text("to")], width: 6 },
            ],
          }),
        ],
      }),
    ],
    submissions: [
      { schools: [{ place: { city: "Kiel", zip: "24103" }, from: "2001" }] },
      { schools: [{ place: { zip: "241" } }, { place: {}, from: "x", to: "y" }, {}] },
    ],
  },
  {
    name: "every layout",
    components: [
      layout({ type: "well", key: "well", components: [text("a", required)] }),
      layout({
        type: "table",
        key: "table",
        numRows: 1,
        numCols: 2,
        rows: [[{ components: [text("b", required)] }, { components: [text("c")] }]],
      }),
      layout({
        type: "tabs",
        key: "tabs",
        components: [
          { label: "One", key: "one", components: [text("d", required)] },
          { label: "Two", key: "two", components: [text("e")] },
        ],
      }),
      layout({
        type: "panel",
        key: "panel",
        title: "P",
        collapsible: true,
        components: [layout({ type: "fieldset", key: "fs", legend: "L", components: [text("f", required)] })],
      }),
      layout({ type: "content", key: "content", html: "<p>Hello</p>" }),
      layout({
        type: "htmlelement",
        key: "html",
        tag: "p",
        content: "Text",
        attrs: [{ attr: "", value: "" }],
      }),
    ],
    submissions: [
      { a: "1", b: "2", c: "3", d: "4", e: "5", f: "6" },
      { well: "no", a: "" },
    ],
  },
  {
    name: "containers in containers, hidden and kept",
    components: [
      exported({ type: "checkbox", key: "more" }),
      exported({
        type: "container",
        key: "outer",
        ...simple("more", true),
        components: [
          text("a"),
          exported({
            type: "container",
            key: "inner",
            clearOnHide: false,
            components: [text("b", required)],
          }),
        ],
      }),
      exported({
        type: "container",
        key: "kept",
        clearOnHide: false,
        ...simple("more", true),
        components: [text("c", { clearOnHide: false }), text("d")],
      }),
    ],
    submissions: [
      { more: true, outer: { a: "1", inner: { b: "2" }, other: 3 }, kept: { c: "3", d: "4" } },
      { more: false, outer: { a: "1", inner: { b: "2" } }, kept: { c: "3", d: "4" } },
      { more: true, outer: {} },
    ],
  },
  {
    name: "numbers and money",
    components: [
      number("amount", { validate: { required: true, min: 0, max: "100", step: "any", integer: "" } }),
      exported({ type: "currency", key: "fee", currency: "EUR", delimiter: true, validate: { min: 10 } }),
      number("many", { multiple: true, validate: { required: true, max: 5 } }),
      number("total", {
        calculateValue: { "+": [{ var: "data.amount" }, { var: "data.fee" }] },
        calculateServer: true,
      }),
    ],
    submissions: [
      { amount: 0, fee: 9.99, many: [1, "2"] },
      { amount: "101", fee: "12,5", many: [6, 7] },
      { amount: "abc", fee: 20, many: [] },
      { amount: "12.50", fee: "10", many: "3" },
    ],
  },
  {
    name: "choices",
    components: [
      exported({
        type: "select",
        key: "one",
        data: {
          values: [
            { label: "1", value: "1" },
            { label: "b", value: "b" },
          ],
        },
        validate: { required: true, onlyAvailableItems: true },
      }),
      exported({
        type: "select",
        key: "more",
        multiple: true,
        data: {
          values: [
            { label: "a", value: "a" },
            { label: "b", value: "b" },
          ],
        },
        validate: { onlyAvailableItems: true },
      }),
      exported({
        type: "select",
        key: "texts",
        dataType: "string",
        data: { values: [{ label: "1", value: "1" }] },
        validate: { onlyAvailableItems: true },
      }),
      exported({
        type: "select",
        key: "json",
        dataSrc: "json",
        valueProperty: "id",
        template: "<span>{{ item.name }}</span>",
        data: { json: '[{"id":"x","name":"X"},{"id":"y","name":"Y"}]' },
        validate: { onlyAvailableItems: true },
      }),
      exported({
        type: "select",
        key: "objects",
        dataSrc: "json",
        data: { json: [{ id: 1, label: "One" }] },
        validate: { onlyAvailableItems: true },
      }),
      exported({
        type: "radio",
        key: "radio",
        values: [
          { label: "1", value: "1" },
          { label: "b", value: "b" },
        ],
        validate: { required: true, onlyAvailableItems: true },
      }),
      exported({
        type: "selectboxes",
        key: "boxes",
        values: [
          { label: "a", value: "a" },
          { label: "b", value: "b" },
          { label: "c", value: "c" },
        ],
        validate: { required: true, onlyAvailableItems: true, minSelectedCount: 2, maxSelectedCount: 2 },
      }),
    ],
    submissions: [
      {
        one: "1",
        more: ["a", "b"],
        texts: "1",
        json: "x",
        objects: { id: 1, label: "One" },
        radio: "1",
        boxes: { a: true, b: true, c: false },
      },
      {
        one: "z",
        more: ["a", "z"],
        texts: 2,
        json: "z",
        objects: { id: 2 },
        radio: "z",
        boxes: { a: true, b: false },
      },
      {
        one: true,
        more: "a",
        texts: "",
        json: "",
        radio: "",
        boxes: { a: true, b: true, c: true, z: false },
      },
      { one: "b", boxes: { a: false, b: false }, radio: 1 },
      { boxes: "a" },
    ],
  },
  {
    name: "dates with and without time",
    components: [
      exported({
        type: "datetime",
        key: "date",
        enableTime: false,
        format: "dd.MM.yyyy",
        datePicker: { minDate: null, maxDate: null },
        widget: { type: "calendar", enableTime: false, minDate: "2026-01-01", maxDate: "2026-12-31" },
        ...required,
      }),
      exported({
        type: "datetime",
        key: "exact",
        widget: { type: "calendar", enableTime: true, minDate: "2026-05-05T10:00:00+02:00", maxDate: null },
      }),
      exported({
        type: "datetime",
        key: "adult",
        widget: { type: "calendar", enableTime: false, maxDate: "moment().subtract(18, 'years')" },
      }),
      exported({ type: "datetime", key: "dates", multiple: true }),
      exported({
        type: "time",
        key: "time",
        inputType: "time",
        format: "HH:mm",
        dataFormat: "HH:mm:ss",
        ...required,
      }),
      exported({ type: "time", key: "english", format: "hh:mm A" }),
    ],
    submissions: [
      {
        date: "2026-05-05T00:00:00+02:00",
        exact: "2026-05-05T09:59:59+02:00",
        adult: "2000-01-01T00:00:00+01:00",
        dates: ["2026-01-01", "no"],
        time: "10:30",
        english: "01:05 PM",
      },
      {
        date: "2025-12-31T23:59:59+01:00",
        exact: "2026-05-05T10:00:00+02:00",
        adult: "2025-01-01",
        time: "25:00:00",
        english: "13:05",
      },
      { date: "2027-01-01T00:00:00+01:00", time: "10:30:15", english: "10:30:15" },
      { date: "tomorrow", exact: "x", time: "7:5" },
    ],
  },
  {
    name: "days",
    components: [
      exported({
        type: "day",
        key: "birth",
        dayFirst: false,
        fields: {
          day: { hide: false, required: true },
          month: { hide: false, required: true },
          year: { hide: false, required: true },
        },
        maxDate: "moment().subtract(16, 'years')",
        minDate: "1900-01-01",
        ...required,
      }),
      exported({
        type: "day",
        key: "first",
        dayFirst: true,
        fields: { day: { hide: false }, month: { hide: false }, year: { hide: false } },
        maxDate: "2026-06-30",
      }),
      exported({
        type: "day",
        key: "month",
        fields: { day: { hide: true }, month: { hide: false }, year: { hide: false } },
      }),
      exported({
        type: "day",
        key: "year",
        fields: { day: { hide: true }, month: { hide: true }, year: { hide: false } },
        minYear: 1950,
        maxYear: 2030,
      }),
      exported({
        type: "day",
        key: "defaulted",
        defaultValue: "00/00/0000",
        fields: { day: { hide: true }, month: {}, year: {} },
      }),
    ],
    submissions: [
      { birth: "03/14/1991", first: "31/12/2025", month: "05/2020", year: "2020", defaulted: "05/2020" },
      { birth: "02/30/1991", first: "31/11/2025", month: "13/2020", year: "1949", defaulted: "05/00/2020" },
      { birth: "11/21/2020", first: "01/07/2026", month: "00/2020", year: "2031" },
      { birth: "00/14/1991", first: "00/00/0000", month: "2020", year: "x" },
      { birth: "" },
    ],
  },
  {
    name: "masks and spaces",
    components: [
      text("plate", { inputMask: "AA-999" }),
      text("iban", { inputMask: "aa99 9999 9999" }),
      text("optional", { inputMask: "99-99[9]" }),
      text("skipped", { inputMask: "999", validate: { skipMaskValidation: true } }),
      text("trimmed", { truncateMultipleSpaces: true, validate: { minLength: 3, maxLength: 5 } }),
      exported({ type: "phoneNumber", key: "phone", inputMask: "9999" }),
      text("masks", {
        allowMultipleMasks: true,
        inputMasks: [
          { label: "short", mask: "99" },
          { label: "long", mask: "9999" },
        ],
      }),
    ],
    submissions: [
      {
        plate: "KI-123",
        iban: "de12 3456 7890",
        optional: "12-34",
        skipped: "abc",
        trimmed: " a  b ",
        phone: "1234",
        masks: { value: "12", maskName: "short" },
      },
      { masks: { value: "", maskName: "long" } },
      { masks: ["12"] },
      {
        plate: "ki-123",
        iban: "DE1",
        optional: "12-3456",
        trimmed: "a",
        phone: "12a4",
        masks: { value: "12", maskName: "long" },
      },
      { plate: "KI-12", phone: "12345", masks: "12" },
    ],
  },
  {
    name: "lists of texts",
    components: [
      text("many", {
        multiple: true,
        validate: { required: true, minLength: 2, maxLength: 3, pattern: "[a-z]+" },
      }),
      exported({ type: "email", key: "emails", multiple: true }),
      exported({
        type: "file",
        key: "files",
        storage: "base64",
        filePattern: ".pdf",
        fileMaxSize: "30MB",
        multiple: true,
        ...required,
      }),
      exported({
        type: "file",
        key: "file",
        storage: "url",
        url: "",
        fileMinSize: "0KB",
        fileMaxSize: "1GB",
      }),
      exported({ type: "tags", key: "tags", delimeter: ",", storeas: "string", maxTags: 0 }),
      exported({ type: "tags", key: "tagList", storeas: "array", ...required }),
    ],
    submissions: [
      {
        many: ["ab", "c"],
        emails: ["a@b.de", "x"],
        files: [{ name: "a.pdf", size: 1 }],
        file: [{ name: "b.pdf" }],
        tags: "a,b",
        tagList: "a,b",
      },
      { many: [], emails: "a@b.de", files: [], tags: ["a", "b"], tagList: ["c"] },
      { many: ["abcd", "1"], emails: [], tagList: [] },
      { many: [""], files: "x", tags: "" },
    ],
  },
  {
    name: "rare types",
    components: [
      exported({
        type: "survey",
        key: "survey",
        questions: [
          { label: "Q1", value: "q1" },
          { label: "Q2", value: "q2" },
        ],
        values: YES_NO,
        ...required,
      }),
      exported({
        type: "signature",
        key: "signature",
        footer: "Sign above",
        width: "100%",
        height: "150px",
        ...required,
      }),
      exported({
        type: "address",
        key: "address",
        provider: "nominatim",
        enableManualMode: true,
        ...required,
      }),
      exported({
        type: "datamap",
        key: "map",
        valueComponent: { type: "textfield", key: "key", label: "Value", input: true },
        ...required,
      }),
      exported({ type: "hidden", key: "hidden", defaultValue: "set" }),
    ],
    submissions: [
      {
        survey: { q1: "yes", q2: "no" },
        signature: "data:image/png;base64,AA",
        address: { mode: "manual", address: { address1: "A 1", city: "Kiel" } },
        map: { a: "b" },
        hidden: "mine",
      },
      {
        survey: { q1: "yes" },
        signature: "",
        address: { mode: "manual", address: { address1: "", city: "" } },
        map: {},
      },
      { survey: {}, address: { display_name: "Kiel" } },
    ],
  },
  {
    name: "defaults",
    components: [
      text("plain", { defaultValue: "x" }),
      text("script", { customDefaultValue: "value = 'from ' + data.plain;" }),
      text("list", { multiple: true, defaultValue: "a" }),
      number("number", { defaultValue: 5 }),
      exported({ type: "checkbox", key: "ticked", defaultValue: true }),
      exported({
        type: "selectboxes",
        key: "boxes",
        values: [{ label: "a", value: "a" }],
        defaultValue: { a: true },
      }),
      exported({
        type: "select",
        key: "select",
        data: { values: [{ label: "a", value: "a" }] },
        defaultValue: "a",
      }),
      exported({ type: "container", key: "box", components: [text("inside", { defaultValue: "y" })] }),
      exported({
        type: "datagrid",
        key: "rows",
        components: [
          text("cell", { defaultValue: "z" }),
          exported({ type: "checkbox", key: "tick", defaultValue: true }),
        ],
      }),
    ],
    submissions: [
      {
        plain: "",
        script: "mine",
        list: [],
        number: 0,
        ticked: false,
        boxes: {},
        select: "",
        box: {},
        rows: [],
      },
      { rows: [{}, { cell: "w" }], box: { inside: "v" }, plain: null },
    ],
  },
  {
    name: "calculations",
    components: [
      number("net", {}),
      number("rate", { defaultValue: "19" }),
      number("gross", {
        calculateValue: "value = Math.round((data.net || 0) * (1 + (data.rate || 0) / 100) * 100) / 100;",
      }),
      text("server", { calculateValue: "value = 'net ' + data.net", calculateServer: true }),
      text("label", { calculateValue: "if (data.net > 100) { value = 'high'; } else { value = 'low'; }" }),
      text("logic", { calculateValue: { cat: [{ var: "data.label" }, "!"] } }),
      exported({
        type: "hidden",
        key: "joined",
        calculateValue: "value = [data.label, data.server].join(' ');",
      }),
    ],
    submissions: [{ net: 100 }, { net: "200.5", rate: 7, gross: 1, label: "mine" }, { net: -1 }],
  },
  {
    name: "logic",
    components: [
      exported({
        type: "select",
        key: "kind",
        data: {
          values: [
            { label: "a", value: "a" },
            { label: "b", value: "b" },
            { label: "c", value: "c" },
          ],
        },
      }),
      text("required", {
        logic: [
          {
            name: "r",
            trigger: { type: "simple", simple: { show: true, when: "kind", eq: "a" } },
            actions: [
              {
                name: "x",
                type: "property",
                property: { label: "Required", value: "validate.required", type: "boolean" },
                state: true,
              },
            ],
          },
        ],
      }),
      text("hidden", {
        logic: [
          {
            name: "h",
            trigger: { type: "json", json: { "==": [{ var: "data.kind" }, "b"] } },
            actions: [
              {
                name: "x",
                type: "property",
                property: { label: "Hidden", value: "hidden", type: "boolean" },
                state: true,
              },
            ],
          },
        ],
      }),
      text("shown", {
        hidden: true,
        ...required,
        logic: [
          {
            name: "s",
            trigger: { type: "javascript", javascript: "result = data.kind === 'c';" },
            actions: [
              {
                name: "x",
                type: "property",
                property: { label: "Hidden", value: "hidden", type: "boolean" },
                state: false,
              },
            ],
          },
        ],
      }),
      text("value", {
        logic: [
          {
            name: "v",
            trigger: { type: "javascript", javascript: "result = data.kind;" },
            actions: [{ name: "x", type: "value", value: "value = data.kind + '!';" }],
          },
        ],
      }),
      text("disabled", {
        logic: [
          {
            name: "d",
            trigger: {
              type: "simple",
              simple: {
                show: true,
                conjunction: "all",
                conditions: [{ component: "kind", operator: "isEqual", value: "a" }],
              },
            },
            actions: [
              { name: "x", type: "property", property: { value: "disabled", type: "boolean" }, state: true },
              {
                name: "y",
                type: "property",
                property: { value: "label", type: "string" },
                text: "Now {{ data.kind }}",
              },
            ],
          },
        ],
      }),
      text("merged", {
        logic: [
          {
            name: "m",
            trigger: { type: "simple", simple: { show: true, when: "kind", eq: "b" } },
            actions: [
              {
                name: "x",
                type: "mergeComponentSchema",
                schemaDefinition: "schema = { validate: { required: true, maxLength: 2 } };",
              },
            ],
          },
        ],
      }),
    ],
    submissions: [
      { kind: "a", hidden: "1", shown: "2" },
      { kind: "b", hidden: "1", shown: "2", merged: "long" },
      { kind: "c", hidden: "1", required: "3" },
    ],
  },
  {
    name: "rules written by authors",
    components: [
      text("iban", {
        validate: { custom: "valid = (input || '').indexOf('DE') === 0 ? true : 'Only German accounts';" },
      }),
      number("from"),
      number("to", { validate: { custom: "valid = !(data.from > input) || 'Too small';" } }),
      number("even", {
        validate: { json: { if: [{ "==": [{ "%": [{ var: "value" }, 2] }, 0] }, true, "Even, please"] } },
      }),
      text("repeat", { validate: { custom: "valid = data.iban === input;", customMessage: "Not the same" } }),
      exported({
        type: "datagrid",
        key: "rows",
        components: [
          number("a"),
          number("b", { validate: { custom: "valid = row.a < input ? true : 'b after a'" } }),
        ],
        validate: { custom: "valid = (data.rows || []).length > 1 ? true : 'Two rows'" },
      }),
    ],
    submissions: [
      {
        iban: "DE1",
        from: 1,
        to: 2,
        even: 4,
        repeat: "DE1",
        rows: [
          { a: 1, b: 2 },
          { a: 3, b: 4 },
        ],
      },
      { iban: "FR1", from: 3, to: 2, even: 3, repeat: "x", rows: [{ a: 2, b: 1 }] },
    ],
  },
  {
    name: "hidden but checked, and never checked",
    components: [
      exported({ type: "checkbox", key: "show" }),
      text("checked", { ...simple("show", true), validateWhenHidden: true, ...required }),
      text("kept", {
        ...simple("show", true),
        clearOnHide: false,
        validateWhenHidden: true,
        validate: { minLength: 3 },
      }),
      text("static", { hidden: true, validateWhenHidden: true, ...required }),
      text("unchecked", { persistent: false, ...required }),
      text("client", { persistent: "client-only", ...required }),
      text("protected", { persistent: false, protected: true, ...required }),
      exported({ type: "textfield", key: "noInput", input: false, ...required }),
    ],
    submissions: [
      { show: true, checked: "", kept: "ab" },
      { show: false, checked: "x", kept: "ab", static: "", unchecked: "y", noInput: "z" },
    ],
  },
  {
    name: "radio made of check boxes, and keys with dots",
    components: [
      exported({ type: "checkbox", key: "one", inputType: "radio", name: "choice", value: "1" }),
      exported({ type: "checkbox", key: "two", inputType: "radio", name: "choice", value: "2" }),
      text("address.city", required),
      text("address.zip", simple("address.city", "Kiel")),
    ],
    submissions: [
      { choice: "1", address: { city: "Kiel", zip: "24103", other: 1 } },
      { one: true, address: { city: "", zip: "x" } },
    ],
  },
  {
    name: "lists that are hidden, and columns that are",
    components: [
      exported({ type: "radio", key: "has", values: YES_NO }),
      exported({
        type: "datagrid",
        key: "rows",
        ...simple("has", "yes"),
        ...required,
        components: [
          text("a", required),
          number("n"),
          text("b", {
            conditional: {
              show: true,
              conjunction: "all",
              conditions: [{ component: "rows.a", operator: "isEqual", value: "x" }],
            },
          }),
        ],
      }),
      text("after", { customConditional: "show = !!data.rows && data.rows.length > 1;" }),
    ],
    submissions: [
      {
        has: "yes",
        rows: [
          { a: "x", b: "1" },
          { a: "y", b: "2", n: "3" },
        ],
        after: "z",
      },
      {
        has: "no",
        rows: [
          { a: "x", b: "1" },
          { a: "y", b: "2" },
        ],
        after: "z",
      },
      { has: "yes", rows: [{}] },
    ],
  },
  {
    name: "containers with texts between their fields",
    components: [
      exported({
        type: "container",
        key: "notes",
        components: [
          layout({
            type: "panel",
            key: "panel",
            components: [layout({ type: "content", key: "one", html: "x" })],
          }),
        ],
      }),
      exported({
        type: "container",
        key: "box",
        components: [
          text("a"),
          layout({ type: "htmlelement", key: "two", content: "x" }),
          exported({
            type: "container",
            key: "inner",
            components: [text("b"), layout({ type: "content", key: "three", html: "x" })],
          }),
        ],
      }),
      exported({
        type: "container",
        key: "outer",
        components: [
          exported({
            type: "container",
            key: "deep",
            components: [layout({ type: "content", key: "four", html: "x" })],
          }),
        ],
      }),
    ],
    submissions: [
      { notes: {}, box: {}, outer: { deep: {} } },
      { notes: { a: 1 }, box: { a: "x", inner: {} }, outer: {} },
      { box: { inner: { b: "y" } } },
      { box: { other: 1, inner: {} } },
    ],
  },
];

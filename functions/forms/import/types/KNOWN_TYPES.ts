import { PLACEHOLDER, type TypeTable, typeTableSchema } from "./typeTable.ts";

/** Of the forms service of British Columbia: every type is `simple…`, and most have a variant `…advanced`. */
const BRITISH_COLUMBIA = {
  textfield: "textfield",
  textarea: "textarea",
  number: "number",
  email: "email",
  phonenumber: "phoneNumber",
  url: "url",
  urls: "url",
  select: "select",
  radio: "radio",
  radios: "radio",
  checkbox: "checkbox",
  checkboxes: "selectboxes",
  day: "day",
  datetime: "datetime",
  time: "time",
  currency: "currency",
  tags: "tags",
  survey: "survey",
  signature: "signature",
  address: "address",
  file: "file",
  content: "content",
  heading: "htmlelement",
  paragraph: "content",
  panel: "panel",
  fieldset: "fieldset",
  well: "well",
  tabs: "tabs",
  cols2: "columns",
  cols3: "columns",
  cols4: "columns",
  columns: "columns",
  btnsubmit: "button",
  btnreset: "button",
  button: "button",
  hidden: "hidden",
} as const;

/** A text of this pattern in place of a type whose own rule is a script of that portal. */
const text = (pattern: string): object => ({
  type: "textfield",
  with: { validate: { pattern } },
  without: ["validate.custom"],
});
const digits = (count: number): object => text(`\\d{${String(count)}}`);

/** Of the Norwegian labour and welfare administration. */
const NORWAY = {
  navSelect: "select",
  navCheckbox: "checkbox",
  navDatepicker: {
    type: "datetime",
    with: { enableTime: false, format: "yyyy-MM-dd" },
    without: ["validate.custom"],
  },
  radiopanel: "radio",
  firstName: "textfield",
  surname: "textfield",
  fnrfield: digits(11),
  orgNr: digits(9),
  bankAccount: digits(11),
  iban: text("[A-Z]{2}\\d{2}[A-Z0-9 ]{11,40}"),
  landvelger: "select",
  valutavelger: "select",
  year: { type: "number", with: { validate: { min: 1900, max: 2200 } } },
  monthPicker: text("(0[1-9]|1[0-2])\\.\\d{4}"),
  alertstripe: "content",
  accordion: PLACEHOLDER,
  image: PLACEHOLDER,
  navSkjemagruppe: "fieldset",
  row: "fieldset",
  attachment: "file",
  identity: PLACEHOLDER,
  sender: PLACEHOLDER,
  drivinglist: PLACEHOLDER,
} as const;

/** Of Open Forms, of Dutch municipalities. */
const NETHERLANDS = {
  date: { type: "datetime", with: { enableTime: false, format: "yyyy-MM-dd" } },
  postcode: text("[1-9]\\d{3} ?[A-Za-z]{2}"),
  bsn: digits(9),
  licenseplate: text("[A-Za-z0-9-]{6,8}"),
  addressNL: PLACEHOLDER,
  npFamilyMembers: PLACEHOLDER,
  partners: PLACEHOLDER,
  children: PLACEHOLDER,
  cosign: "email",
  coSign: PLACEHOLDER,
  softRequiredErrors: PLACEHOLDER,
  map: PLACEHOLDER,
} as const;

/** A form asks no other server for choices: the answer is typed. */
const CHOSEN_ELSEWHERE = {
  type: "textfield",
  without: ["dataSrc", "data", "valueProperty", "template", "defaultValue", "validate.onlyAvailableItems"],
};

/** Types of known dialects of Form.io, so that their forms can be read without a table of one's own. */
export const KNOWN_TYPES: TypeTable = typeTableSchema.parse({
  ...Object.fromEntries(
    Object.entries(BRITISH_COLUMBIA).flatMap(([name, type]) => [
      [`simple${name}`, type],
      [`simple${name}advanced`, type],
    ]),
  ),
  orgbook: CHOSEN_ELSEWHERE,
  bcaddress: { ...CHOSEN_ELSEWHERE, type: "textarea" },
  "select:url": CHOSEN_ELSEWHERE,
  "select:resource": CHOSEN_ELSEWHERE,
  "select:custom": CHOSEN_ELSEWHERE,
  ...NORWAY,
  ...NETHERLANDS,
});

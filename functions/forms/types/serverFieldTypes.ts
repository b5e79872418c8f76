import type { InputType } from "../CompiledForm.ts";
import { addressAtServer } from "./address.ts";
import { buttonAtServer } from "./button.ts";
import { checkboxAtServer } from "./checkbox.ts";
import { currencyAtServer } from "./currency.ts";
import { datamapAtServer } from "./datamap.ts";
import { datetimeAtServer } from "./datetime.ts";
import { dayAtServer } from "./day.ts";
import { emailAtServer } from "./email.ts";
import { fileAtServer } from "./file.ts";
import { hiddenAtServer } from "./hidden.ts";
import { numberAtServer } from "./number.ts";
import { passwordAtServer } from "./password.ts";
import { phoneNumberAtServer } from "./phoneNumber.ts";
import { radioAtServer } from "./radio.ts";
import { selectAtServer } from "./select.ts";
import { selectboxesAtServer } from "./selectboxes.ts";
import { signatureAtServer } from "./signature.ts";
import { surveyAtServer } from "./survey.ts";
import { tagsAtServer } from "./tags.ts";
import { textareaAtServer } from "./textarea.ts";
import { textfieldAtServer } from "./textfield.ts";
import { timeAtServer } from "./time.ts";
import { urlAtServer } from "./url.ts";
import type { ServerFieldType } from "../FieldType.ts";

/** Every type of field, as only the server knows it. */
export const SERVER_FIELD_TYPES: Readonly<Record<InputType, ServerFieldType>> = {
  textfield: textfieldAtServer,
  textarea: textareaAtServer,
  email: emailAtServer,
  phoneNumber: phoneNumberAtServer,
  url: urlAtServer,
  password: passwordAtServer,
  number: numberAtServer,
  currency: currencyAtServer,
  select: selectAtServer,
  radio: radioAtServer,
  selectboxes: selectboxesAtServer,
  checkbox: checkboxAtServer,
  datetime: datetimeAtServer,
  day: dayAtServer,
  time: timeAtServer,
  tags: tagsAtServer,
  survey: surveyAtServer,
  signature: signatureAtServer,
  address: addressAtServer,
  datamap: datamapAtServer,
  hidden: hiddenAtServer,
  button: buttonAtServer,
  file: fileAtServer,
};

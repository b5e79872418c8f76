import type { InputType } from "../CompiledForm.ts";
import { address, addressAtServer } from "./address.ts";
import { button, buttonAtServer } from "./button.ts";
import { checkbox, checkboxAtServer } from "./checkbox.ts";
import { currency, currencyAtServer } from "./currency.ts";
import { datamap, datamapAtServer } from "./datamap.ts";
import { datetime, datetimeAtServer } from "./datetime.ts";
import { day, dayAtServer } from "./day.ts";
import { email, emailAtServer } from "./email.ts";
import { file, fileAtServer } from "./file.ts";
import { hidden, hiddenAtServer } from "./hidden.ts";
import { number, numberAtServer } from "./number.ts";
import { password, passwordAtServer } from "./password.ts";
import { phoneNumber, phoneNumberAtServer } from "./phoneNumber.ts";
import { radio, radioAtServer } from "./radio.ts";
import { select, selectAtServer } from "./select.ts";
import { selectboxes, selectboxesAtServer } from "./selectboxes.ts";
import { signature, signatureAtServer } from "./signature.ts";
import { survey, surveyAtServer } from "./survey.ts";
import { tags, tagsAtServer } from "./tags.ts";
import { textarea, textareaAtServer } from "./textarea.ts";
import { textfield, textfieldAtServer } from "./textfield.ts";
import { time, timeAtServer } from "./time.ts";
import { url, urlAtServer } from "./url.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";

/** Every type of field, as the engine knows it. */
export const FIELD_TYPES: Readonly<Record<InputType, FieldType>> = {
  textfield,
  textarea,
  email,
  phoneNumber,
  url,
  password,
  number,
  currency,
  select,
  radio,
  selectboxes,
  checkbox,
  datetime,
  day,
  time,
  tags,
  survey,
  signature,
  address,
  datamap,
  hidden,
  button,
  file,
};

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

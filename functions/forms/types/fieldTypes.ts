import type { InputType } from "../CompiledForm.ts";
import { address } from "./address.ts";
import { button } from "./button.ts";
import { checkbox } from "./checkbox.ts";
import { currency } from "./currency.ts";
import { datamap } from "./datamap.ts";
import { datetime } from "./datetime.ts";
import { day } from "./day.ts";
import { email } from "./email.ts";
import { file } from "./file.ts";
import { hidden } from "./hidden.ts";
import { number } from "./number.ts";
import { password } from "./password.ts";
import { phoneNumber } from "./phoneNumber.ts";
import { radio } from "./radio.ts";
import { select } from "./select.ts";
import { selectboxes } from "./selectboxes.ts";
import { signature } from "./signature.ts";
import { survey } from "./survey.ts";
import { tags } from "./tags.ts";
import { textarea } from "./textarea.ts";
import { textfield } from "./textfield.ts";
import { time } from "./time.ts";
import { url } from "./url.ts";
import type { FieldType } from "../FieldType.ts";

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

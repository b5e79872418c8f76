import { expect, it } from "vitest";
import { plainText } from "./plainText.ts";

it.each([
  ["Die Schaltfläche\r\nhat keinen Namen.\u0000", "Die Schaltfläche\nhat keinen Namen."],
  ["\u001B[2J\u001B]0;title\u0007gone", "[2J]0;titlegone"],
  ["one\u0085two\u009Bthree", "onetwothree"],
  ["safe\u202Egnp.exe", "safegnp.exe"],
  ["half \uD800 a letter", "half  a letter"],
  ['<script>alert(1)</script> & "quotes"\tstay 👩‍🦽', '<script>alert(1)</script> & "quotes"\tstay 👩‍🦽'],
  ["مرحبا שלום ü", "مرحبا שלום ü"],
])("what nobody sees goes out of %j and everything else stays", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

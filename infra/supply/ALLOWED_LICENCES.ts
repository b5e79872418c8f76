/** Licences (SPDX) that go with EUPL-1.2, and where: `everywhere`, or `building` where it is not part of what people get. */
export const ALLOWED_LICENCES: Readonly<Record<string, "everywhere" | "building">> = {
  MIT: "everywhere",
  ISC: "everywhere",
  "Apache-2.0": "everywhere",
  "BSD-2-Clause": "everywhere",
  "BSD-3-Clause": "everywhere",
  "0BSD": "everywhere",
  "BlueOak-1.0.0": "everywhere",
  "EUPL-1.2": "everywhere",
  Unlicense: "everywhere",
  Unlicence: "building",
  "Python-2.0": "building",
  "MPL-2.0": "building",
  "CC-BY-4.0": "building",
  "MIT AND OFL-1.1": "everywhere",
  "(MIT AND Zlib)": "everywhere",
  "(MIT OR GPL-3.0-or-later)": "everywhere",
  "(MPL-2.0 OR Apache-2.0)": "everywhere",
};

/** Packages whose description names no licence: what their licence file says. */
export const READ_IN_THE_FILE: Readonly<Record<string, string>> = {
  busboy: "MIT",
  "png-js": "MIT",
  streamsearch: "MIT",
};

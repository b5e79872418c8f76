import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** Noto Sans covers the characters of German registers (DIN 91379); the files lie beside the code in node_modules. */
export const fontFiles = {
  regular: resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  strong: resolve("@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf"),
};

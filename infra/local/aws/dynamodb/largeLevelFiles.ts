import { ClassicLevel } from "classic-level";
import { z } from "zod";

/** LevelDB reckons 25 times as much in 32 bits: more would overflow. */
const FILE_BYTES = 2 ** 26;
const openSchema = z.custom<(this: ClassicLevel, options: object) => Promise<void>>(
  (value) => typeof value === "function",
);

/**
 * Has LevelDB write files so large that it hardly ever splits one. The release inside of classic-level (1.20) may put two
 * versions of a key into two files of one level and then move the newer one down: reads answer the older version until
 * both are compacted (google/leveldb issue 320, mended in 1.23). With files of 2 MB a hundred applicants at once met that;
 * dynalite opens the database itself and takes no option for it.
 */
export function largeLevelFiles(): void {
  const open = openSchema.parse(Reflect.get(ClassicLevel.prototype, "_open"));
  Reflect.set(ClassicLevel.prototype, "_open", function (this: ClassicLevel, options: object) {
    return open.call(this, { ...options, maxFileSize: FILE_BYTES });
  });
}

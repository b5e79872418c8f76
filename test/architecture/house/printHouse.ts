import { HOUSE_BOUNDS } from "./houseBounds.ts";
import { measureHouse } from "./measureHouse.ts";

/** `npm run house`: size and shape of the product's code, with the targets and what a test holds. */
const house = measureHouse();
for (const { name, of, bound, wanted } of HOUSE_BOUNDS) {
  const value = of(house);
  const over = value > bound ? `   over by ${(value - bound).toFixed(3)}` : "";
  process.stdout.write(
    `${name.padEnd(38)} ${value.toFixed(1).padStart(9)}   held ${bound.toString().padStart(6)}   wanted ${wanted.toString()}${over}\n`,
  );
}
for (const folder of house.fullFolders) process.stdout.write(`  more than 25 files: ${folder}\n`);
for (const folder of house.frontend.fullFolders) process.stdout.write(`  more than 20 files: ${folder}\n`);
for (const pair of house.frontend.pairsBothWays) process.stdout.write(`  import each other: ${pair}\n`);
for (const file of house.longReadmes) process.stdout.write(`  more than 150 lines: ${file}\n`);
for (const pair of house.importsUp) process.stdout.write(`  imports up: ${pair}\n`);

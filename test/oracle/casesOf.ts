import { TAKES_ALL } from "../gate/scope.ts";

/** How many generated cases a comparison takes: all of them with `npm run test:all`, a change is decided on with a quarter. */
export const casesOf = (all: number): number => (TAKES_ALL ? all : all / 4);

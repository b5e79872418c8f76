import { folderCopy } from "../adapters/file-system/folderCopy.ts";
import type { StateCopy } from "../ports/PortalState.ts";

/** A copy of what a portal knows, in a folder of this machine. */
export const operatorCopy = (folder: string): Promise<StateCopy> => folderCopy(folder);

import { IgnoreMode } from "aws-cdk-lib";

/**
 * Of the built pages: what keeps its name from build to build and is asked for anew each time. The edge compresses by
 * itself. Patterns as in `.gitignore`: the glob patterns of CDK would leave out everything in folders.
 */
export const PAGE_FILES = {
  exclude: ["/assets/", "/builds/", "*.br", "*.gz"],
  ignoreMode: IgnoreMode.GIT,
};

/** Of the folders `assets` and `builds/meta`: files that are named by their content or their build. */
export const NAMED_FILES = { exclude: ["*.br", "*.gz"], ignoreMode: IgnoreMode.GIT };

/** Of the folder `builds`: what the newest build is. */
export const LATEST_BUILD = { exclude: ["/meta/", "*.br", "*.gz"], ignoreMode: IgnoreMode.GIT };

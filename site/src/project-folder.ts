import { fileURLToPath } from "node:url";

/** Without a slash at its end. Whoever bundles this file puts it into a folder of a workspace, as deep as this one. */
export const projectFolder = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const pathOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** The server, as `bin/build` has made it of its sources. */
export const serverProgram = pathOf("server/dist/serve.js");

/** `warmline`, the command beside it. */
export const commandProgram = pathOf("server/dist/warmline.js");

/** Both again, if a source is newer. */
export const buildServer = () => {
	execFileSync(pathOf("bin/build"), ["server", "--if-stale"], { stdio: ["ignore", "ignore", "inherit"] });
};

/**
 * How Node is told to run the server, wherever people use it or it is measured. New objects are cleaned up in small portions: by itself Node
 * lets 48 MB of them gather, and then everybody waits 12 ms.
 */
export const serverWords: readonly string[] = ["--max-semi-space-size=8"];

import { extname } from "node:path";

/** The program of a thread, beside the file that begins it: TypeScript among the sources, JavaScript in the bundle. */
export const threadFile = (name: string, begunBy: string): URL =>
	new URL(`./${name}${extname(new URL(begunBy).pathname)}`, begunBy);

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./project-folder.ts";

/** The text of each file of the content, by its path in the content folder: `en/pages/terms.md`. */
export type ContentFiles = ReadonlyMap<string, string>;

export const contentFolder = join(projectFolder, "content");

/** What the product comes with, or what stands in another folder of the same kind. */
export const readContentFolder = (root = contentFolder): ContentFiles =>
	new Map(
		globSync("**/*.{json,md}", { cwd: root, exclude: ["README.md"] })
			.sort()
			.map((file) => [file, readFileSync(join(root, file), "utf8")]),
	);

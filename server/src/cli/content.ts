import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type ContentItem, contentItemNames, contentItems } from "@warmline/contract/publishing/items";
import { type ContentFiles, readContentFolder } from "@warmline/site/content-files";
import { checkContent } from "@warmline/site/read-content";
import { configFromEnvironment } from "../config.ts";
import { type Database, openForCommand } from "../platform/db/database.ts";
import { createLog } from "../platform/log.ts";
import { publishedContent, publishFiles } from "../publishing/index.ts";

const withDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
	const config = configFromEnvironment();
	const database = await openForCommand(config, createLog({ ...config, LOG_LEVEL: "warn" }));
	try {
		return await work(database);
	} finally {
		await database.close();
	}
};

const itemFiles = new Set<string>(Object.values(contentItems).flat());

const folderIn = ([folder, ...more]: string[], usage: string): string => {
	if (folder === undefined || more.length > 0) throw new Error(usage);
	return folder;
};

/** Writes what is in force into an empty folder. */
export const exportContent = async (words: string[]) => {
	const folder = folderIn(words, "warmline content export FOLDER");
	await mkdir(folder, { recursive: true });
	if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
	const { files } = await withDatabase(({ db }) => publishedContent(db));
	const written = [...files].filter(([path]) => itemFiles.has(path));
	for (const [path, text] of written) {
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), text);
	}
	console.log(`${written.length} files are in ${folder}. Change them, then: warmline content import ${folder}`);
};

const changedItems = (before: ContentFiles, after: ContentFiles): readonly ContentItem[] =>
	contentItemNames.filter((item) => contentItems[item].some((path) => before.get(path) !== after.get(path)));

/** Publishes what is in a folder and differs from what is in force. Files that are not there stay as they are. */
export const importContent = async (words: string[]) => {
	const folder = folderIn(words, "warmline content import FOLDER");
	const given = readContentFolder(folder);
	const unknown = [...given.keys()].find((path) => !itemFiles.has(path));
	if (unknown !== undefined) throw new Error(`${unknown} is no file of the content.`);
	await withDatabase(async ({ db }) => {
		const { files } = await publishedContent(db);
		const after = new Map([...files, ...given]);
		checkContent(after);
		const changed = changedItems(files, after);
		if (changed.length > 0) await publishFiles(db, changed, after);
		console.log(
			changed.length === 0
				? "Nothing differs from what is in force."
				: `Published: ${changed.join(", ")}. A server that is running shows it within a minute.`,
		);
	});
};

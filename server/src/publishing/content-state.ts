import { society } from "@warmline/contract/content/society";
import type { ContentItem } from "@warmline/contract/publishing/items";
import { type ContentFiles, readContentFolder } from "@warmline/site/content-files";
import { checkContent } from "@warmline/site/read-content";
import * as z from "zod/mini";
import { setContent } from "../platform/content/content.ts";
import type { Db } from "../platform/db/database.ts";
import type { Platform } from "../platform/platform.ts";
import { pubSubChannel } from "../platform/realtime/pubsub.ts";
import { newestVersions } from "./queries.ts";

/** Rung when something was published. It does not say what: two of them could cross on their way. */
export const contentPublished = pubSubChannel("content_published", z.null());

/** Files that came with the product: what is in force until something else is published. */
export const productFiles: ContentFiles = readContentFolder();

export type PublishedContent = {
	/** All files of the content. */
	readonly files: ContentFiles;
	/** The id of the version that is in force, of each item that was ever published. */
	readonly versions: ReadonlyMap<ContentItem, string>;
};

/** What is in force by what is stored. */
export const publishedContent = async (db: Db): Promise<PublishedContent> => {
	const newest = await newestVersions(db);
	const files = new Map(productFiles);
	for (const { version } of newest) for (const [path, text] of Object.entries(version.files)) files.set(path, text);
	return { files, versions: new Map(newest.map(({ version }) => [version.item, version.id])) };
};

/** Pages, emails and errors have this content from now on. */
const putInForce = async ({ site, jobs }: Platform, files: ContentFiles, folder: string | undefined) => {
	// First what may fail.
	const { clock } = society.parse(JSON.parse(files.get("society.json") ?? ""));
	await jobs.setZone(clock);
	if (folder !== undefined) await site.use(folder);
	setContent(files);
};

/**
 * Puts into force what was published, before anything is planned or mailed by it. Throws `ContentProblems` when it does
 * not fit this version of the product: other texts, or none, would be worse than the version before.
 */
export const loadPublishedContent = async (db: Db): Promise<void> => {
	const { files, versions } = await publishedContent(db);
	if (versions.size === 0) return;
	checkContent(files);
	setContent(files);
};

export type ContentState = {
	/** Puts into force what is stored, unless it is already. */
	reload(): Promise<void>;
	/** The same without waiting; what goes wrong is logged. */
	follow(): void;
	stop(): void;
};

/** Milliseconds between two looks: what was published is in force everywhere, even where nobody was heard, or a render failed. */
const lookMillis = 60_000;

/** The content that this process has in force, and the pages with it. */
export const openContentState = async (platform: Platform): Promise<ContentState> => {
	const { database, site, hub, log } = platform;
	let known = "[]";
	let last = Promise.resolve();
	const reloadOnce = async () => {
		const { files, versions } = await publishedContent(database.db);
		const print = JSON.stringify([...versions]);
		if (print === known) return;
		await putInForce(platform, files, await site.render(files));
		known = print;
	};
	// One after the other: what was read earlier never takes the place of what was read later.
	const reload = () => {
		const run = last.then(reloadOnce);
		last = run.catch(() => undefined);
		return run;
	};
	const follow = () => {
		reload().catch((error) => log.error({ err: error }, "what was published is not in force here yet"));
	};
	await reload();
	hub.onBroadcast(contentPublished, follow);
	const looking = setInterval(follow, lookMillis);
	looking.unref();
	return { reload, follow, stop: () => clearInterval(looking) };
};

import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { type Language, languages } from "@warmline/contract/content/words";
import type { ContentFiles } from "@warmline/site/content-files";
import { canRender, renderFolder } from "@warmline/site/render-site";
import type { Config } from "../../config.ts";
import { systemClock } from "../clock.ts";
import { busy } from "../errors.ts";
import { FairQueue } from "../rate-limit/fair-queue.ts";
import { runThread, threadFile } from "../worker-thread.ts";

/** Rendering takes two seconds, or ten on a machine that has much else to do. */
const limits = { patience: 120_000, maxOldGenerationSizeMb: 512 };
/** One at a time: each takes a core. */
const queue = new FairQueue({ concurrency: 1, waitingPerKey: 20 }, () => busy(5));
const thread = threadFile("render-thread", import.meta.url);

/** The public pages as they are handed out: as they were built, or rendered again with content that was published. */
export type RenderedSite = {
	/** Folder of the pages and of the content for browsers. */
	readonly folder: string;
	/**
	 * Renders all pages with content that has been checked. Answers the folder, which is not handed out yet: the same one
	 * for the same content, so that a start need not render again. Undefined where no pages are built.
	 */
	render(files: ContentFiles): Promise<string | undefined>;
	/** One page as HTML without scripts, to be looked at; undefined where no pages are built. */
	preview(files: ContentFiles, path: string, language: Language): Promise<string | undefined>;
	/** From now on this folder is handed out. */
	use(folder: string): Promise<void>;
};

const hashOf = async (built: string, files: ContentFiles): Promise<string> => {
	const hash = createHash("sha256");
	// Another build has other names for its files, or renders otherwise.
	for (const language of languages) hash.update(await readFile(join(renderFolder(built, language), "manifest.json")));
	hash.update(await readFile(join(built, "pages/index.html")));
	for (const [path, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(JSON.stringify([path, text]));
	return hash.digest("hex").slice(0, 32);
};

/** Folders that are kept beside the one in use: another server may still hand one of them out. */
const kept = 3;

/** One that is being written is done by then. */
const abandonedMillis = 3_600_000;

/** Of what was rendered before only the newest stay. */
const forgetOld = async (site: string, current: string): Promise<void> => {
	const names = (await readdir(site)).filter((name) => join(site, name) !== current);
	// Another server may be clearing up, too.
	const found = await Promise.allSettled(
		names.map(async (name) => ({ name, at: (await stat(join(site, name))).mtimeMs })),
	);
	const dated = found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
	const finished = dated.filter(({ name }) => !name.startsWith(".")).sort((a, b) => b.at - a.at);
	const abandoned = dated.filter(
		({ name, at }) => name.startsWith(".") && at < systemClock.now().getTime() - abandonedMillis,
	);
	for (const { name } of [...finished.slice(kept), ...abandoned])
		await rm(join(site, name), { recursive: true, force: true });
};

export const createRenderedSite = ({ DATA_DIR }: Pick<Config, "DATA_DIR">, built: string): RenderedSite => {
	let current = built;
	return {
		get folder() {
			return current;
		},
		render: async (files) => {
			if (!canRender(built)) return undefined;
			const site = join(DATA_DIR, "site");
			const folder = join(site, await hashOf(built, files));
			if (existsSync(folder)) return folder;
			// Two servers on one folder may render the same: each writes its own, and the first one's stays.
			const own = join(site, `.${randomUUID()}`);
			await mkdir(own, { recursive: true });
			try {
				await queue.run("site", () =>
					runThread(thread, { built, workshop: site, files: new Map(files), folder: own }, limits),
				);
				await rename(own, folder);
			} catch (error) {
				await rm(own, { recursive: true, force: true });
				if (!existsSync(folder)) throw error;
			}
			// The new folder is there all the same.
			await forgetOld(site, current).catch(() => undefined);
			return folder;
		},
		preview: async (files, path, language) => {
			if (!canRender(built)) return undefined;
			const workshop = join(DATA_DIR, "site");
			await mkdir(workshop, { recursive: true });
			return queue.run("preview", () =>
				runThread<string>(thread, { built, workshop, files: new Map(files), path, language }, limits),
			);
		},
		use: async (folder) => {
			// The newest are those in use.
			if (folder !== built) await utimes(folder, systemClock.now(), systemClock.now());
			current = folder;
		},
	};
};

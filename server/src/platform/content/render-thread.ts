import { parentPort, workerData } from "node:worker_threads";
import { languages } from "@warmline/contract/content/words";
import { compressFolder } from "@warmline/site/compress";
import { renderPreview, renderSite } from "@warmline/site/render-site";
import { z } from "zod";

const base = { built: z.string(), workshop: z.string(), files: z.map(z.string(), z.string()) };
const task = z.union([
	z.object({ ...base, folder: z.string() }),
	z.object({ ...base, path: z.string(), language: z.enum(languages) }),
]);

const given = task.parse(workerData);
if ("folder" in given) {
	await renderSite(given);
	await compressFolder(given.folder);
	parentPort?.postMessage(null);
} else {
	parentPort?.postMessage(await renderPreview(given, given.path, given.language));
}

// Puts the builds of all languages together in web/dist, and renders the pages that can be read before any script has
// run. Files that have no words in them are the same in each language. bin/build runs it.
import { cpSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { languages } from "@warmline/contract/content/words";
import { iconPaths } from "@warmline/site/appearance";
import { readContentFolder } from "@warmline/site/content-files";
import { checkContent } from "@warmline/site/read-content";
import { iconFolder, renderFolder, renderSite } from "@warmline/site/render-site";

const built = "web/dist";
const files = readContentFolder();
checkContent(files);

for (const language of languages) {
	const own = language === languages[0] ? built : `${built}-${language}`;
	const kept = renderFolder(built, language);
	mkdirSync(kept, { recursive: true });
	cpSync(`${built}-prerender-${language}`, kept, { recursive: true });
	rmSync(`${built}-prerender-${language}`, { recursive: true });
	for (const file of ["manifest.json", "content.json"]) renameSync(`${own}/.vite/${file}`, `${kept}/${file}`);
	renameSync(`${own}/index.html`, `${kept}/index.html`);
	if (own === built) continue;
	cpSync(`${own}/assets`, `${built}/assets`, { recursive: true });
	rmSync(own, { recursive: true });
}
for (const icon of iconPaths) cpSync(`web/public/${icon}`, `${iconFolder(built)}/${icon}`);
await renderSite({ built, files, workshop: "web", folder: built });
process.exit(0);

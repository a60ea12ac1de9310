import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { languages } from "@warmline/contract/content/words";
import { trimEndOf } from "@warmline/contract/text";
import { projectFolder } from "@warmline/site/project-folder";
import { z } from "zod";

/** Where bin/build puts the pages. */
export const builtFolder = `${projectFolder}/web/dist`;

export const pagesAreBuilt = (folder = builtFolder) => existsSync(`${folder}/.vite/site.json`);

/** A file of `content/` that visitors see otherwise than it is now. Undefined too where only the built pages are. */
export const contentNewerThanPages = (
	folder = builtFolder,
	content = `${projectFolder}/content`,
): string | undefined => {
	const builtAt = statSync(`${folder}/.vite/site.json`).mtimeMs;
	const found = globSync("**/*.{json,md}", { cwd: content, exclude: ["README.md"] });
	const newer = found.find((file) => statSync(`${content}/${file}`).mtimeMs > builtAt);
	return newer && `content/${newer}`;
};

/** What the build says of the pages: tools/prerender.ts writes it. */
const said = z.object({ routes: z.array(z.string()), pages: z.array(z.string()) });

/** As the web's router takes them: in any case, and with something at each place that has a name. */
const matches = (route: readonly string[], path: readonly string[]): boolean =>
	route.length === path.length &&
	route.every((part, at) => (part.startsWith(":") ? path[at] !== "" : part === path[at]));

const segmentsOf = (path: string): readonly string[] => path.toLowerCase().split("/");

/** A language's pages stand under its two letters; without them an address is in the first language. */
export const inLanguage = (url: string): { readonly prefix: string; readonly path: string } => {
	const whole = trimEndOf(url.replace(/[?#].*/, ""), "/") || "/";
	const language = languages.slice(1).find((one) => whole === `/${one}` || whole.startsWith(`/${one}/`));
	const prefix = language ? `/${language}` : "";
	return { prefix, path: whole.slice(prefix.length) || "/" };
};

/** The page of an address. */
type Found = {
	readonly file: string;
	readonly status: 200 | 404;
	/** It can be read before any script has run. */
	readonly isAhead: boolean;
};

export type BuiltSite = {
	/** Which page stands at which address: the build knows the routes of the web client. */
	readonly pageAt: (url: string) => Found;
	/** The paths of what everybody may find. */
	readonly publicPages: readonly string[];
};

export const readBuiltSite = (folder: string): BuiltSite => {
	const { success, data } = said.safeParse(JSON.parse(readFileSync(`${folder}/.vite/site.json`, "utf8")));
	if (!success) throw new Error(`The pages in ${folder} are of another version. Build them anew: npm run build.`);
	const { pages } = data;
	const routes = data.routes.map(segmentsOf);
	const ahead: ReadonlySet<string> = new Set(globSync("pages/**/*.html", { cwd: folder }));
	const pageAt = (url: string): Found => {
		const { prefix, path } = inLanguage(url);
		const segments = segmentsOf(path);
		if (!routes.some((route) => matches(route, segments)))
			return { file: `pages${prefix}/404.html`, status: 404, isAhead: false };
		const file = `pages${prefix}${path === "/" ? "/index" : path.toLowerCase()}.html`;
		if (ahead.has(file)) return { file, status: 200, isAhead: true };
		return { file: `${prefix.slice(1)}/index.html`.replace(/^\//, ""), status: 200, isAhead: false };
	};
	return { pageAt, publicPages: pages };
};

// Compares the tables of screens with the routes of the product: each route has a screen that is looked at, in each
// language, by somebody who may open it. `--table` prints all screens.
import { existsSync } from "node:fs";
import type { Role } from "@warmline/contract/accounts/roles";
import { languages } from "@warmline/contract/content/words";
import { pageRoutes } from "@warmline/web/all-routes";
import { memberRoutes } from "@warmline/web/member-routes";
import { demoRoles, languagesOf } from "../e2e/src/screens/screen.ts";
import { screenAreas } from "./screen-areas.ts";

const rolesOf = new Map<string, readonly Role[]>(memberRoutes.map(({ path, roles }) => [path, roles]));
const routes = [...pageRoutes, "*"];

const findings: string[] = [];
const names = new Set<string>();
const shown = new Map<string, Set<string>>(routes.map((route) => [route, new Set()]));
const table: string[] = [];

for (const { path, people = {}, prepared = {}, screens } of await screenAreas()) {
	const spec = path.replace("/tables/", "/").replace(".ts", ".spec.ts");
	if (!existsSync(spec)) findings.push(`${path}: no ${spec} looks at its screens`);
	for (const screen of screens) {
		const where = `${path}: ${screen.name}`;
		if (names.has(screen.name)) findings.push(`${where}: another screen has this name`);
		names.add(screen.name);
		const inLanguages = shown.get(screen.route);
		if (!inLanguages) findings.push(`${where}: the product has no route ${screen.route}`);
		for (const viewer of screen.viewers) {
			const role = people[viewer] ?? prepared[viewer] ?? demoRoles[viewer];
			const roles = rolesOf.get(screen.route);
			const mayOpen = !roles || (role !== undefined && roles.includes(role));
			if (!role && !/^visitor\b/.test(viewer)) findings.push(`${where}: nobody is called ${viewer}`);
			if (mayOpen === Boolean(screen.refused)) {
				findings.push(`${where}: ${viewer} ${mayOpen ? "may open it" : "may not open it"}`);
			}
		}
		if (!screen.refused) for (const language of languagesOf(screen)) inLanguages?.add(language);
		const cells = [screen.name, screen.route, screen.viewers.join(", "), languagesOf(screen).join(", ")];
		table.push(`| ${[...cells, screen.requirements?.join(", ") ?? ""].join(" | ")} |`);
	}
}

for (const [route, inLanguages] of shown) {
	for (const language of languages) {
		if (!inLanguages.has(language)) findings.push(`${route}: no screen of it is looked at in ${language}`);
	}
}

if (process.argv.includes("--table")) {
	console.log("| Screen | Route | Seen by | Languages | Requirements |\n| --- | --- | --- | --- | --- |");
	for (const row of table) console.log(row);
}
for (const finding of findings) console.error(finding);
console.log(`${names.size} screens of ${routes.length} routes, ${findings.length} findings.`);
process.exitCode = findings.length === 0 && names.size > 0 ? 0 : 1;

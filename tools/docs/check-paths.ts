// Every file and folder that the documentation names in backticks exists.
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const folders = new Set(files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index))));
const known = [...files, ...folders].map((path) => `/${path}`);

/** Made by a build or by a running server; a placeholder (`contract/src/FEATURE`); an example; a package; SQL. */
const skipped = [
	/(^|\/)(dist|node_modules|test-results|results)(\/|$)/,
	/(^|\/)[A-Z_]+(\/|$)/,
	/announcement|^server\/src\/chats\/chat-service\.ts$|^prometheus\.yml$/,
	/^(zod\/mini|react-dom\/static)$/,
];
const isPath = (word: string) =>
	/^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(word) &&
	(/\w\.(ts|tsx|mjs|css|sh|yml)$/.test(word) || /^(\w[\w.-]*\/)+[\w.-]*$/.test(word));

let named = 0;
for (const page of [
	"README.md",
	"CONTRIBUTING.md",
	"SECURITY.md",
	"STYLE.md",
	...globSync("{docs,content,bench}/**/*.md"),
]) {
	for (const [at, line] of readFileSync(page, "utf8").split("\n").entries()) {
		for (const [, word = ""] of line.matchAll(/`([^`]+)`/g)) {
			if (!isPath(word) || skipped.some((pattern) => pattern.test(word))) continue;
			named++;
			const path = `/${word.replace(/\/$/, "")}`;
			if (known.some((one) => one.endsWith(path))) continue;
			console.error(`${page}:${at + 1}: \`${word}\` does not exist`);
			process.exitCode = 1;
		}
	}
}
console.log(`${named} paths are named in the documentation.`);

import { readFileSync, writeFileSync } from "node:fs";

/** The page with what stands between its two marks of that name in place of what stood there. Throws where there are none. */
export const betweenMarks = (path: string, name: string, text: string): string => {
	const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
	const [before, rest] = readFileSync(path, "utf8").split(start);
	const after = rest?.split(end)[1];
	if (after === undefined) throw new Error(`${path} needs ${start} and ${end}.`);
	return `${before}${start}\n${text}\n${end}${after}`;
};

/** With --write the page is written; otherwise it is compared, and the process fails where it is old. */
export const writeOrCompare = (path: string, wanted: string, counted: string) => {
	if (process.argv.includes("--write")) return writeFileSync(path, wanted);
	if (readFileSync(path, "utf8") === wanted) return console.log(`${counted}, as in ${path}.`);
	const script = process.argv[1]?.replace(/^.*\/(?=tools\/)/, "");
	console.error(`${path} is out of date: run \`node ${script} --write\`.`);
	process.exitCode = 1;
};

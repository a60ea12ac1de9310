import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";

const firstLine = (words: string): string => words.split(/\r?\n/, 1)[0] ?? "";

/** Asked for where only the person sees it: what is typed is not shown. */
const askedFor = async (): Promise<string> => {
	process.stderr.write("Password: ");
	const unseen = new PassThrough().resume();
	const lines = createInterface({ input: process.stdin, output: unseen, terminal: true });
	try {
		return await lines.question("");
	} finally {
		lines.close();
		process.stderr.write("\n");
	}
};

/**
 * A command line is no place for a password: `ps` shows it to everybody on the machine, and the shell keeps it. So it may
 * come from a file, or from standard input, or is asked for.
 */
export const readPassword = async (given: {
	readonly password?: string | undefined;
	readonly file?: string | undefined;
}): Promise<string | undefined> => {
	if (given.password !== undefined) {
		if (given.file !== undefined) throw new Error("Give --password or --password-file, not both.");
		console.error(
			"Others on this machine can see a password on the command line. Better leave it out, to be asked, or give --password-file.",
		);
		return given.password;
	}
	if (given.file === "-") return firstLine(await text(process.stdin));
	if (given.file !== undefined) return firstLine(await readFile(given.file, "utf8"));
	return process.stdin.isTTY ? askedFor() : undefined;
};

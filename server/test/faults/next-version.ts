import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { after } from "../after.ts";

const project = fileURLToPath(new URL("../../../", import.meta.url));
const migrations = "src/platform/db/migrations";

/** The tables that every message, login and list goes by. */
const widened = ["chats", "messages", "members", "sessions"];

/** Later than any there is. */
const [number, tag] = ["9999", "9999_of-the-next-version"];

/**
 * The program of a version after this one, whose migration adds a column to tables that are in use. It has the code of this
 * one: what a newer version does with its columns an older one cannot see.
 */
export const nextVersion = async (): Promise<string> => {
	const folder = await mkdtemp(join(tmpdir(), "warmline-next-"));
	after(() => rm(folder, { recursive: true, force: true }));
	for (const name of await readdir(project)) {
		if (name !== "server") await symlink(join(project, name), join(folder, name));
	}
	for (const name of ["package.json", "dist", migrations])
		await cp(join(project, "server", name), join(folder, "server", name), { recursive: true });
	await symlink(join(project, "server/node_modules"), join(folder, "server/node_modules"));

	const sql = widened.map((name) => `ALTER TABLE "${name}" ADD COLUMN "of_the_next_version" text;`);
	await writeFile(join(folder, "server", migrations, `${tag}.sql`), sql.join("\n--> statement-breakpoint\n"));
	const meta = join(folder, "server", migrations, "meta");
	const journal = JSON.parse(await readFile(join(meta, "_journal.json"), "utf8"));
	const last = journal.entries.at(-1);
	journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
	await writeFile(join(meta, "_journal.json"), JSON.stringify(journal));
	await cp(join(meta, `${last.tag.slice(0, 4)}_snapshot.json`), join(meta, `${number}_snapshot.json`));
	return join(folder, "server/dist/serve.js");
};

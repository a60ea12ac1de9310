import { readFileSync } from "node:fs";
import { projectFolder } from "@warmline/site/project-folder";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import * as z from "zod/mini";

export const migrationsFolder = `${projectFolder}/server/src/platform/db/migrations`;

/** All that this version knows, the oldest first. */
export const knownMigrations = (): readonly MigrationMeta[] => readMigrationFiles({ migrationsFolder });

const journal = z.object({ entries: z.array(z.object({ idx: z.number(), tag: z.string() })) });
const snapshot = z.object({ tables: z.record(z.string(), z.object({ name: z.string() })) });

const read = (name: string): unknown => JSON.parse(readFileSync(`${migrationsFolder}/meta/${name}`, "utf8"));

/** The tables there are after so many migrations. */
export const tablesAfter = (count: number): readonly string[] => {
	const last = journal.parse(read("_journal.json")).entries[count - 1];
	if (!last) return [];
	const { tables } = snapshot.parse(read(`${last.tag.slice(0, 4)}_snapshot.json`));
	return Object.values(tables)
		.map(({ name }) => name)
		.sort();
};

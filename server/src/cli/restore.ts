import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type pg from "pg";
import { type Config, configFromEnvironment } from "../config.ts";
import { loadDatabase, wasLoadedFrom } from "../platform/db/copy/load-database.ts";
import { knownAmong } from "../platform/db/copy/snapshot.ts";
import { migrateDatabase } from "../platform/db/database.ts";
import { startEmbeddedServer } from "../platform/db/embedded/embedded-server.ts";
import { unmarkRestoring } from "../platform/db/embedded/folder-state.ts";
import { createLog } from "../platform/log.ts";
import type { ChatKeys } from "./backup/chat-keys.ts";
import { documentsIn, type Manifest, mediaIn, tablePath } from "./backup/manifest.ts";
import { type Backup, openBackup } from "./backup/read-backup.ts";
import { readPassphrase } from "./backup/sealed-keys.ts";
import { chooseKeys } from "./restore/choose-keys.ts";
import { choosePendingJobs, jobsLeftOut } from "./restore/choose-pending-jobs.ts";
import { ensureEmptyFolder, markAndClearFolder } from "./restore/prepare-folder.ts";
import { chooseChatKeys, restoreChatKeys } from "./restore/restore-chat-keys.ts";
import { restoreFiles, restoreKeys } from "./restore/restore-files.ts";
import { safeSettings } from "./safe-settings.ts";

const rowsIn = ({ tables }: Manifest) => tables.reduce((sum, { rows }) => sum + rows, 0);

const sizesOf = ({ parts, files }: Manifest) => {
	const sum = (paths: ReadonlySet<string>) =>
		parts.reduce((bytes, part) => bytes + (paths.has(part.path) ? part.bytes : 0), 0);
	const all = sum(new Set(parts.map(({ path }) => path)));
	const ofFiles = sum(new Set(files));
	return { rows: all - ofFiles, files: ofFiles };
};

const originOf = ({ manifest }: Backup) => {
	const parts = manifest.parts.map(({ path, sha256 }) => `${path} ${sha256}`).join();
	return `Restored from a backup of ${manifest.made_at} (${createHash("sha256").update(parts).digest("hex").slice(0, 16)}).`;
};

const describe = ({ manifest }: Backup) =>
	`${rowsIn(manifest)} rows of ${manifest.tables.length} tables, ${documentsIn(manifest.files)} documents, ${mediaIn(manifest.files)} pictures and videos, as they were at ${manifest.made_at}`;

const fillFrom = async (
	backup: Backup,
	config: Config,
	migrations: number,
	{ sendPromised, chatKeys, tell }: { sendPromised: boolean; chatKeys: ChatKeys | undefined; tell(what: string): void },
) => {
	const { tables } = backup.manifest;
	const promised = await choosePendingJobs(backup, sendPromised);
	const origin = originOf(backup);
	const filling = {
		migrations,
		tables,
		promised,
		origin,
		rowsOf: ({ name }: { name: string }) => backup.read(tablePath(name)),
	};
	const beforeCommit = async (client: pg.Client) => {
		const lost = chatKeys ? await restoreChatKeys(client, chatKeys) : 0;
		if (lost > 0) console.log(`${lost} chats and messages had been erased since the backup, and are erased here, too.`);
	};
	if (config.DATABASE_URL) {
		const connection = { connectionString: config.DATABASE_URL };
		return (await wasLoadedFrom(connection, origin))
			? migrateDatabase({ connection })
			: loadDatabase(connection, filling, { tell, beforeCommit });
	}
	const bundled = await startEmbeddedServer(config, createLog({ ...config, LOG_LEVEL: "warn" }));
	try {
		await loadDatabase({ ...bundled.address }, filling, { tell, beforeCommit });
	} finally {
		await bundled.close();
	}
};

const toldAfterwards = ({ manifest }: Backup, config: Config, sendPromised: boolean) => {
	const here = safeSettings(config);
	const unset = Object.keys(manifest.settings).filter((name) => here[name] === undefined && name !== "FILES_KEY");
	const undone = sendPromised ? undefined : jobsLeftOut(manifest.promised);
	if (undone) console.log(undone);
	for (const file of manifest.missing) console.error(`It was lost before the backup: ${file}.`);
	if (manifest.bucket)
		console.log(
			`${manifest.bucket.names} files of pictures and videos lie in ${manifest.bucket.address}; they are not in the backup.`,
		);
	if (unset.length > 0) console.log(`The old server had these settings, which are not set here: ${unset.join(", ")}.`);
	console.log(
		"Members who were erased or locked out after the backup was made are back, and what they deleted: do it again.",
	);
};

export const restore = async (words: string[]) => {
	const flag = { type: "boolean" } as const;
	const { values, positionals } = parseArgs({
		args: words,
		allowPositionals: true,
		options: {
			check: flag,
			verbose: flag,
			"without-key": flag,
			"send-promised": flag,
			"passphrase-file": { type: "string" },
			"chat-keys": { type: "string" },
			"without-chat-keys": flag,
		},
	});
	const [given, ...more] = positionals;
	if (given === undefined || more.length > 0) throw new Error("Say from which file: warmline restore FILE");
	const path = resolve(given);
	const config = configFromEnvironment();
	const tell = (what: string) => {
		if (values.verbose) console.error(what);
	};
	const backup = await openBackup(path);
	try {
		const migrations = knownAmong(backup.manifest.migrations);
		if (migrations === undefined)
			throw new Error(
				`${path} was made by a newer Warmline (${backup.manifest.version}, migration ${backup.manifest.migrations.length}). Restore it with that version. Nothing was restored.`,
			);
		if (values.check) return console.log(`${path} is whole: ${describe(backup)}.`);
		await ensureEmptyFolder(config, originOf(backup));
		const passphrase = await readPassphrase(values["passphrase-file"]);
		const keys = await chooseKeys(backup, config, { passphrase, withoutKey: values["without-key"] ?? false });
		const without = values["without-chat-keys"] ?? false;
		const chatKeys = await chooseChatKeys(backup, { path, given: values["chat-keys"], without });
		const sendPromised = values["send-promised"] ?? false;
		await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 });
		await markAndClearFolder(config, createLog({ ...config, LOG_LEVEL: "warn" }), sizesOf(backup.manifest));
		await restoreFiles(backup, config.DATA_DIR, tell);
		await restoreKeys(keys, config.DATA_DIR);
		await fillFrom(backup, config, migrations, { sendPromised, chatKeys, tell });
		await unmarkRestoring(config.DATA_DIR);
		console.log(`Restored ${describe(backup)}.`);
		toldAfterwards(backup, config, sendPromised);
	} finally {
		backup.close();
	}
};

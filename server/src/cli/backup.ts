import { existsSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import { resolve } from "node:path";
import type { Readable } from "node:stream";
import { parseArgs } from "node:util";
import type pg from "pg";
import packageJson from "../../package.json" with { type: "json" };
import { type Config, configFromEnvironment } from "../config.ts";
import { systemClock } from "../platform/clock.ts";
import { takeBackupLock } from "../platform/db/advisory-locks.ts";
import { openLine } from "../platform/db/copy/snapshot.ts";
import { openAsItIs } from "../platform/db/database.ts";
import { noteBackup } from "../platform/files/last-backup.ts";
import { createLog } from "../platform/log.ts";
import { openBackupFile } from "./backup/backup-file.ts";
import { type ChatKeysFile, chatKeysBeside, writeChatKeys } from "./backup/chat-keys.ts";
import { documentsIn, keysPath, type Manifest, manifestPath, mediaIn } from "./backup/manifest.ts";
import { putFiles } from "./backup/put-files.ts";
import { putRows } from "./backup/put-rows.ts";
import { checkOf, keysOf, readPassphrase, sealKeys } from "./backup/sealed-keys.ts";
import { safeSettings } from "./safe-settings.ts";

/** A chat's messages are worth more than an early end of the backup. */
const politeness = 10;

const told = ({ tables, files, deleted_meanwhile, missing, bucket, keys }: Manifest, path: string, bytes: number) => {
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	const megabytes = (bytes / 1_000_000).toFixed(1);
	console.log(
		`Backed up to ${path} (${megabytes} MB): ${rows} rows of ${tables.length} tables, ${documentsIn(files)} documents, ${mediaIn(files)} pictures and videos.`,
	);
	if (deleted_meanwhile.length > 0)
		console.log(`${deleted_meanwhile.length} files were deleted meanwhile and are not in it; it names them.`);
	if (bucket)
		console.log(
			`The ${bucket.names} files of pictures and videos lie in ${bucket.address} and are only named in it: back up the bucket, too.`,
		);
	if (keys.sealed) console.log("The keys are in it, sealed by your passphrase. Keep the passphrase somewhere else.");
	else if (keys.files_key_check !== null)
		console.log(
			"The key of the documents is NOT in it. Keep a copy of files.key (or FILES_KEY) somewhere else, or give --passphrase-file; without the key the documents and the second steps of members are lost.",
		);
	for (const file of missing) console.error(`Lost before this backup: ${file} is named, and is not there.`);
};

const make = async (
	config: Config,
	client: pg.Client,
	path: string,
	{ passphrase, chatKeys }: { passphrase: string | undefined; chatKeys: string },
	tell: (what: string) => void,
) => {
	if (!(await takeBackupLock(client))) throw new Error("Another backup is being made just now.");
	const now = systemClock.now();
	const known = await keysOf(config);
	const file = await openBackupFile(path, now);
	let keysApart: ChatKeysFile | undefined;
	const filesKeyCheck = known.files_key === null ? null : checkOf(known.files_key);
	const putKeys = async (rows: Readable) => {
		const head = { format: 1 as const, made_at: now.toISOString(), files_key_check: filesKeyCheck };
		keysApart = await writeChatKeys(chatKeys, head, rows);
	};
	try {
		const { named, ...rows } = await putRows(client, file, putKeys, tell);
		const files = await putFiles(client, file, config, named, tell);
		if (passphrase !== undefined) await file.put(keysPath, [sealKeys(known, passphrase)], { packed: true });
		const said: Manifest = {
			format: 1,
			made_at: now.toISOString(),
			version: packageJson.version,
			...rows,
			...files,
			keys: {
				files_key_check: filesKeyCheck,
				sealed: passphrase !== undefined,
			},
			settings: safeSettings(config),
			parts: [...file.parts],
		};
		await file.put(manifestPath, [JSON.stringify(said, null, "\t")], { packed: true });
		// The keys first: a backup without them is worth less than keys without a backup.
		await keysApart?.finish();
		const bytes = await file.finish();
		const { missing, keys } = said;
		await noteBackup(config.DATA_DIR, {
			at: now.toISOString(),
			file: path,
			bytes,
			missing: missing.length,
			sealed: keys.sealed,
		});
		told(said, path, bytes);
		if (keysApart)
			console.log(
				`The keys of the chats are in ${chatKeys}, in place of those of the backup before. Keep only the newest: what was erased since can then be read in no backup.`,
			);
	} catch (error) {
		await keysApart?.giveUp();
		await file.giveUp();
		throw error;
	}
};

export const backup = async (words: string[]) => {
	const { values, positionals } = parseArgs({
		args: words,
		allowPositionals: true,
		options: {
			force: { type: "boolean" },
			verbose: { type: "boolean" },
			"passphrase-file": { type: "string" },
			"chat-keys": { type: "string" },
		},
	});
	const [given, ...more] = positionals;
	if (given === undefined || more.length > 0) throw new Error("Say into which file: warmline backup FILE");
	const path = resolve(given);
	if (existsSync(path) && !values.force) throw new Error(`${path} is there already. With --force it is replaced.`);
	const config = configFromEnvironment();
	const passphrase = await readPassphrase(values["passphrase-file"]);
	// Whoever runs it at a lower priority still may not raise it.
	if (getPriority() < politeness) setPriority(politeness);
	const database = await openAsItIs(config, createLog({ ...config, LOG_LEVEL: "warn" }));
	if (!database) throw new Error(`There is no database in ${config.DATA_DIR}, and DATABASE_URL is not set.`);
	try {
		const client = await openLine(database.connection);
		try {
			const chatKeys = resolve(values["chat-keys"] ?? chatKeysBeside(path));
			await make(config, client, path, { passphrase, chatKeys }, (what) => {
				if (values.verbose) console.error(what);
			});
		} finally {
			await client.end();
		}
	} finally {
		await database.close();
	}
};

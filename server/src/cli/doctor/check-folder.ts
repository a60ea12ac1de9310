import { existsSync } from "node:fs";
import { lstat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { Config } from "../../config.ts";
import { keyFingerprintIn, otherKeySentence } from "../../platform/db/key-fingerprint.ts";
import { openVault } from "../../platform/files/vault.ts";
import { keysOf } from "../backup/sealed-keys.ts";
import { type Finding, good, warning, wrong } from "./finding.ts";

const others = 0o077;
const fewBytes = 2_000_000_000;
const tooFewBytes = 300_000_000;

const checkRoom = async (folder: string): Promise<Finding> => {
	const { bavail, bsize } = await statfs(folder);
	const free = bavail * bsize;
	const says = `${Math.floor(free / 1_000_000)} MB are free in ${folder}.`;
	if (free < tooFewBytes) return wrong("disk", `${says} When it is full nothing can be stored. Make room.`);
	return free < fewBytes ? warning("disk", `${says} Make room soon.`) : good("disk", says);
};

/** Who may read it reads what visitors wrote. */
const checkOwner = async (folder: string): Promise<Finding[]> => {
	const user = process.getuid?.();
	const found: Finding[] = [];
	for (const name of [".", "vault", "media", "files.key", "push.key", "outbox"]) {
		const path = join(folder, name);
		if (!existsSync(path)) continue;
		const { uid, mode } = await lstat(path);
		if (user !== undefined && uid !== user)
			found.push(
				wrong(
					"folder",
					`${path} belongs to user ${uid}, and this is user ${user}. Run everything as the server's user, or chown it.`,
				),
			);
		if ((mode & others) !== 0)
			found.push(
				wrong(
					"folder",
					`Other users of this machine may open ${path} (mode ${(mode & 0o777).toString(8)}): chmod go= '${path}'`,
				),
			);
	}
	return found.length > 0 ? found : [good("folder", `${folder} is open to its owner only.`)];
};

export const checkFolder = async ({ DATA_DIR }: Config): Promise<readonly Finding[]> => {
	if (!existsSync(DATA_DIR)) return [warning("folder", `${DATA_DIR} is not there yet; the first start makes it.`)];
	return [await checkRoom(DATA_DIR), ...(await checkOwner(DATA_DIR))];
};

const opensDocument = async (config: Config, document: string): Promise<Finding> => {
	if (!existsSync(join(config.DATA_DIR, "vault", document)))
		return wrong(
			"documents",
			`The document ${document} is named and not in ${config.DATA_DIR}/vault. Restore a backup beside it and look.`,
		);
	try {
		const vault = await openVault(config);
		await vault.read(document);
		return good("documents", "The key opens the newest document.");
	} catch {
		return wrong(
			"documents",
			"The key does not open the newest document. Put back the files.key with which it was stored.",
		);
	}
};

/** Whether other servers on the database work with the same key. */
export const checkPrint = async (client: pg.Client, config: Config): Promise<readonly Finding[]> => {
	const known = await keyFingerprintIn(client);
	const { files_key } = await keysOf(config);
	if (known === undefined || files_key === null) return [];
	return (await openVault(config)).print === known ? [] : [wrong("keys", otherKeySentence)];
};

/** `document` is one that a row names. */
export const checkKeys = async (config: Config, document: string | undefined): Promise<readonly Finding[]> => {
	const { files_key, push_key } = await keysOf(config);
	if (files_key === null)
		return [
			document === undefined
				? warning("keys", "There is no key for documents yet; the first start makes files.key.")
				: wrong(
						"keys",
						"files.key is gone, and there are documents. Put it back before the server starts and makes another one.",
					),
		];
	return [
		push_key === null
			? warning("keys", "There is no key for push yet; the next start makes push.key.")
			: good("keys", "The keys are there. Keep a copy of files.key away from this machine."),
		...(document === undefined ? [] : [await opensDocument(config, document)]),
	];
};

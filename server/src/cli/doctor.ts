import { parseArgs } from "node:util";
import { type Config, configFromEnvironment } from "../config.ts";
import { openLine } from "../platform/db/copy/snapshot.ts";
import { openAsItIs } from "../platform/db/database.ts";
import { createLog } from "../platform/log.ts";
import { someDocument } from "./doctor/database-queries.ts";
import { type Finding, good, looking, type State, warning, wrong } from "./doctor/finding.ts";
import { lookAtAddresses } from "./doctor/look-at-addresses.ts";
import { lookAtBackup } from "./doctor/look-at-backup.ts";
import { lookAtDatabase } from "./doctor/look-at-database.ts";
import { lookAtFolder, lookAtKeys, lookAtPrint } from "./doctor/look-at-folder.ts";
import { lookAtServices } from "./doctor/look-at-services.ts";

const readSettings = (): { config?: Config; found: Finding } => {
	try {
		return { config: configFromEnvironment(), found: good("settings", "They can be read.") };
	} catch (error) {
		return { found: wrong("settings", error instanceof Error ? error.message : String(error)) };
	}
};

const lookInside = async (config: Config): Promise<readonly Finding[]> => {
	const database = await openAsItIs(config, createLog({ ...config, LOG_LEVEL: "error" }));
	if (!database)
		return [
			warning("database", `There is none in ${config.DATA_DIR} yet; the first start makes it.`),
			...(await lookAtKeys(config, undefined)),
		];
	try {
		const client = await openLine(database.connection);
		try {
			const found = await lookAtDatabase(client, database.isRunning);
			const document = await someDocument(client);
			return [
				...found,
				...(await looking("keys", () => lookAtKeys(config, document))),
				...(await looking("keys", () => lookAtPrint(client, config))),
			];
		} finally {
			await client.end();
		}
	} finally {
		await database.close();
	}
};

const lookAtAll = async (): Promise<readonly Finding[]> => {
	const { config, found } = readSettings();
	if (!config) return [found];
	return [
		found,
		...(await looking("folder", () => lookAtFolder(config))),
		...(await looking("database", () => lookInside(config))),
		...(await looking("mail", () => lookAtServices(config))),
		...lookAtAddresses(config),
		...(await looking("backup", () => lookAtBackup(config))),
	];
};

const heading: Readonly<Record<State, string>> = { good: "good   ", warning: "warning", wrong: "WRONG  " };

export const doctor = async (words: string[]) => {
	const { values } = parseArgs({ args: words, options: { json: { type: "boolean" } } });
	const findings = await lookAtAll();
	if (values.json) console.log(JSON.stringify(findings, null, "\t"));
	else for (const { check, state, says } of findings) console.log(`${heading[state]}  ${check}: ${says}`);
	if (findings.some(({ state }) => state === "wrong")) process.exitCode = 1;
};

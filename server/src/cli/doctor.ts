import { parseArgs } from "node:util";
import type pg from "pg";
import { type Config, configFromEnvironment } from "../config.ts";
import { openLine } from "../platform/db/copy/snapshot.ts";
import { openAsItIs } from "../platform/db/database.ts";
import { createLog } from "../platform/log.ts";
import { checkAddresses } from "./doctor/check-addresses.ts";
import { checkBackup } from "./doctor/check-backup.ts";
import { checkPublishedContent } from "./doctor/check-content.ts";
import { checkDatabase } from "./doctor/check-database.ts";
import { checkFolder, checkKeys, checkPrint } from "./doctor/check-folder.ts";
import { checkServices, checkTestEmail } from "./doctor/check-services.ts";
import { isOpenToVisitors, someDocument } from "./doctor/database-queries.ts";
import { type Finding, good, looking, type State, warning, wrong } from "./doctor/finding.ts";

const readSettings = (): { config?: Config; found: Finding } => {
	try {
		return { config: configFromEnvironment(), found: good("settings", "They can be read.") };
	} catch (error) {
		return { found: wrong("settings", error instanceof Error ? error.message : String(error)) };
	}
};

const checkOpening = async (client: pg.Client): Promise<Finding> =>
	(await isOpenToVisitors(client))
		? good("visitors", "They can come: the public pages are shown.")
		: warning("visitors", "The public pages say “not open yet”. A director opens them in the browser, under Setup.");

const lookInside = async (config: Config): Promise<readonly Finding[]> => {
	const database = await openAsItIs(config, createLog({ ...config, LOG_LEVEL: "error" }));
	if (!database)
		return [
			warning("database", `There is none in ${config.DATA_DIR} yet; the first start makes it.`),
			...(await checkKeys(config, undefined)),
		];
	try {
		const client = await openLine(database.connection);
		try {
			const found = await checkDatabase(client, database.isRunning);
			const document = await someDocument(client);
			return [
				...found,
				...(await looking("visitors", async () => [await checkOpening(client)])),
				...(await looking("texts", async () => [await checkPublishedContent(client)])),
				...(await looking("keys", () => checkKeys(config, document))),
				...(await looking("keys", () => checkPrint(client, config))),
			];
		} finally {
			await client.end();
		}
	} finally {
		await database.close();
	}
};

const checkAll = async (testEmailTo: string | undefined): Promise<readonly Finding[]> => {
	const { config, found } = readSettings();
	if (!config) return [found];
	return [
		found,
		...(await looking("folder", () => checkFolder(config))),
		...(await looking("database", () => lookInside(config))),
		...(await looking("mail", () => checkServices(config))),
		...(testEmailTo === undefined ? [] : [await checkTestEmail(config, testEmailTo)]),
		...checkAddresses(config),
		...(await looking("backup", () => checkBackup(config))),
	];
};

const heading: Readonly<Record<State, string>> = { good: "good   ", warning: "warning", wrong: "WRONG  " };

export const doctor = async (words: string[]) => {
	const { values } = parseArgs({ args: words, options: { json: { type: "boolean" }, "mail-to": { type: "string" } } });
	const findings = await checkAll(values["mail-to"]);
	if (values.json) console.log(JSON.stringify(findings, null, "\t"));
	else for (const { check, state, says } of findings) console.log(`${heading[state]}  ${check}: ${says}`);
	if (findings.some(({ state }) => state === "wrong")) process.exitCode = 1;
};

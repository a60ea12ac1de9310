import { existsSync } from "node:fs";
import { relative } from "node:path";
import type { Config } from "../../config.ts";
import { systemClock } from "../../platform/clock.ts";
import { readLastBackup } from "../../platform/files/last-backup.ts";
import { type Finding, good, warning, wrong } from "./finding.ts";

const millisecondsOfHour = 3_600_000;
/** One a day, which may once have taken long. */
const freshHours = 26;
const oldHours = 24 * 8;

export const checkBackup = async ({ DATA_DIR }: Config): Promise<readonly Finding[]> => {
	const last = await readLastBackup(DATA_DIR);
	if (!last) return [warning("backup", "None was made yet. Make one each night: warmline backup FILE")];
	const hours = Math.floor((systemClock.now().getTime() - new Date(last.at).getTime()) / millisecondsOfHour);
	const says = `The last one is ${hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`} old (${last.file}).`;
	const found: Finding[] = [
		hours <= freshHours
			? good("backup", says)
			: (hours <= oldHours ? warning : wrong)("backup", `${says} Look why none was made since.`),
	];
	if (last.missing > 0)
		found.push(
			wrong(
				"backup",
				`When it was made, ${last.missing} files that rows name were not there. Look for them in older backups.`,
			),
		);
	if (existsSync(last.file) && !relative(DATA_DIR, last.file).startsWith(".."))
		found.push(
			warning("backup", "It lies in DATA_DIR: what takes the one takes the other. Copy it to another machine."),
		);
	return found;
};

import { forgetSecondStep, memberByUsername, namedPerson } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { configFromEnvironment } from "../config.ts";
import { endNotices } from "../notifications/index.ts";
import { systemClock } from "../platform/clock.ts";
import { openForCommand } from "../platform/db/database.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { createLog } from "../platform/log.ts";
import { openSealer } from "../platform/sealing/sealer.ts";

/** For a director who has lost phone and codes, when no other director is there. */
export const secondStepOff = async ([username, ...more]: string[]) => {
	if (username === undefined || more.length > 0) throw new Error("warmline member second-step-off USERNAME");
	const config = configFromEnvironment();
	const log = createLog({ ...config, LOG_LEVEL: "warn" });
	const sealer = await openSealer(config, log);
	const database = await openForCommand(config, log);
	try {
		const member = await memberByUsername(database.db, username);
		if (!member) throw new Error(`There is no member with the username ${username}.`);
		const wasOn = await inTransaction(database.db, async ({ tx }) => {
			if (!(await forgetSecondStep(tx, { endNotices, sealer }, member.id))) return false;
			const about = namedPerson(member);
			await record(tx, systemClock, {
				act: "reset_second_step",
				member,
				about,
				params: { reason: "warmline member second-step-off" },
			});
			return true;
		});
		console.log(
			wasOn
				? `${member.username} has no second step any more, and is logged out everywhere.`
				: `${member.username} had no second step. Nothing was changed.`,
		);
	} finally {
		await database.close();
	}
};

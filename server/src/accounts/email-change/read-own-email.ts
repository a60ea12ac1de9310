import type { OwnEmail } from "@warmline/contract/accounts/email-change-calls";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { memberById } from "../queries.ts";
import { emailOf } from "../user.ts";
import { changeOf } from "./change-queries.ts";

export const readEmailOf = async (db: Db, clock: Clock, memberId: string): Promise<OwnEmail> => {
	const member = await memberById(db, memberId);
	const change = await changeOf(db, memberId, clock.now());
	return {
		email: member ? emailOf(member) : "",
		change: change
			? {
					email: change.new_email,
					by_director: change.by_director,
					confirmed_old: change.old_confirmed_at !== null,
					confirmed_new: change.new_confirmed_at !== null,
					expires_at: change.expires_at.toISOString(),
				}
			: null,
	};
};

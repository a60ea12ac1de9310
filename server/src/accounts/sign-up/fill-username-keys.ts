import type { Db } from "../../platform/db/database.ts";
import { isUniqueViolation } from "../../platform/db/db-errors.ts";
import { setUsernameKey, usernamesWithoutKey } from "./claim-queries.ts";
import { usernameKey } from "./username-key.ts";

/** The older of two that look alike is the one that others must not look like; both stay as they are. */
export const fillUsernameKeys = async (db: Db): Promise<void> => {
	for (const { id, username } of await usernamesWithoutKey(db))
		await setUsernameKey(db, id, usernameKey(username)).catch((error) => {
			// Somebody registers in this moment, and is the one now.
			if (!isUniqueViolation(error)) throw error;
		});
};

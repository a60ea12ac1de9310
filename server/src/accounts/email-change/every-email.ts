import type { Db } from "../../platform/db/database.ts";
import type { MemberRow } from "../queries.ts";
import { anyChangeOf, formerEmailsLeftTo } from "./change-queries.ts";

/** By which is found what a member sent: they have shown that they read their mail, and nobody else has them now. */
export const provedEmailsOf = async (db: Db, { id, email, is_verified }: MemberRow): Promise<string[]> =>
	is_verified ? [email, ...(await formerEmailsLeftTo(db, id))] : [];

/** To which a mail may be on its way. */
export const emailsInJobsOf = async (db: Db, { id, email }: MemberRow): Promise<string[]> => {
	const change = await anyChangeOf(db, id);
	return [email, ...(await formerEmailsLeftTo(db, id)), ...(change ? [change.new_email] : [])];
};

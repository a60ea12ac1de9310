import { forgetParams } from "../audit/index.ts";
import type { Db } from "../platform/db/database.ts";
import { deleteFormsFrom, forgetWhoSent, formsFrom } from "./queries.ts";

type Sender = { readonly email: string; readonly is_verified: boolean };

/** What somebody sent by the forms of the public site: known by the email alone, so they must have proved that it is theirs. */
export const exportPersonalData = async (db: Db, { email, is_verified }: Sender) =>
	is_verified ? formsFrom(db, email) : [];

/** What counts for others stays with them: an agreement as it is, a reference without who wrote it. */
export const forgetSender = async (tx: Db, { email, is_verified }: Sender, heldByOthers: readonly string[]) => {
	if (!is_verified) return;
	await forgetParams(
		tx,
		"read_form",
		(await formsFrom(tx, email)).map(({ kind, name }) => ({ kind, name })),
	);
	await deleteFormsFrom(tx, email, heldByOthers);
	await forgetWhoSent(tx, heldByOthers);
};

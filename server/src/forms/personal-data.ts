import { forgetParams } from "../audit/index.ts";
import type { Db } from "../platform/db/database.ts";
import { deleteFormsFrom, forgetWhoSent, formsFrom } from "./queries.ts";

type Sender = { readonly proved_emails: readonly string[] };

/** What somebody sent by the forms of the public site: known by the email alone, so they must have proved that it is theirs. */
export const exportPersonalData = (db: Db, { proved_emails }: Sender) => formsFrom(db, proved_emails);

/** What counts for others stays with them: an agreement as it is, a reference without who wrote it. */
export const forgetSender = async (tx: Db, { proved_emails }: Sender, heldByOthers: readonly string[]) => {
	await forgetParams(
		tx,
		"read_form",
		(await formsFrom(tx, proved_emails)).map(({ kind, name }) => ({ kind, name })),
	);
	await deleteFormsFrom(tx, proved_emails, heldByOthers);
	await forgetWhoSent(tx, heldByOthers);
};

import type { Db } from "../platform/db/database.ts";
import { linksBy } from "./links/queries.ts";
import { deleteInvitationsFor, invitationsBy, invitationsFor } from "./queries.ts";

type Person = { readonly id: string; readonly proved_emails: readonly string[] };

/** Invitations that somebody got, and when they invited others: whom is those people's. */
export const exportPersonalData = async (db: Db, { id, proved_emails }: Person) => ({
	received: await invitationsFor(db, id, proved_emails),
	sent: await invitationsBy(db, id),
	links: await linksBy(db, id),
});

/** Of those that they sent the foreign keys take their name out, and what was not accepted by then opens nothing any more. */
export const erasePersonalData = (tx: Db, { id, proved_emails }: Person) => deleteInvitationsFor(tx, id, proved_emails);

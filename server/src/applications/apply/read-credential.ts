import type { CredentialField } from "@warmline/contract/applications/supervisor-application";
import { v7 } from "uuid";
import type { MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { applicantOf } from "../board/find-application.ts";
import { supervisorKinds } from "../policy.ts";
import { credentialAt, insertEvent, latestApplication } from "../queries.ts";
import { noSuchDocument } from "./remove-credential.ts";

/** A document as it was sent. A director's look is recorded before anything is shown. */
export const readCredentialOf = async (
	{ database: { db }, clock, vault }: Platform,
	reader: MemberRow,
	applicantId: string,
	field: CredentialField,
) => {
	const application = await latestApplication(db, applicantId, supervisorKinds);
	const credential = application && (await credentialAt(db, application.id, field));
	if (!credential) throw noSuchDocument();
	const { id, name, type, application_id } = credential;
	const bytes = await vault.read(id);
	if (reader.id !== applicantId)
		await inTransaction(db, async ({ tx }) => {
			const at = clock.now();
			await insertEvent(tx, { id: v7(), application_id, at, act: "document_read", by: reader.id, text: name });
			const about = await applicantOf(tx, applicantId);
			await record(tx, clock, { act: "read_document", member: reader, about, params: { name } });
		});
	return { name, type, bytes };
};

import type { QueryOf } from "@warmline/contract/calls";
import type { listInvitations } from "@warmline/contract/invitations/calls";
import type { Invitation } from "@warmline/contract/invitations/invitation";
import { byId, fetchPage } from "../platform/db/keyset-page.ts";
import type { Platform } from "../platform/platform.ts";
import { noSuchInvitation } from "./errors.ts";
import { invitationsAfter, listedInvitation } from "./queries.ts";
import { toInvitation } from "./serializers.ts";

export const pageOfInvitations = async (
	{ database: { db }, clock }: Platform,
	{ cursor, limit, ...filter }: QueryOf<typeof listInvitations>,
): Promise<{ results: Invitation[]; next: string | null }> => {
	const now = clock.now();
	const { rows, next } = await fetchPage(byId, { cursor, limit }, (page) =>
		invitationsAfter(db, now, { ...filter, ...page }),
	);
	return { results: rows.map((row) => toInvitation(row, now)), next };
};

export const readInvitation = async ({ database: { db }, clock }: Platform, id: string): Promise<Invitation> => {
	const found = await listedInvitation(db, id);
	if (!found) throw noSuchInvitation();
	return toInvitation(found, clock.now());
};

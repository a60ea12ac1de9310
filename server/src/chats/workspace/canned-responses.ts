import type { BodyOf } from "@warmline/contract/calls";
import type { addCannedResponse, CannedResponse, changeCannedResponse } from "@warmline/contract/chats/agent-calls";
import { t } from "@warmline/contract/i18n";
import { v7 } from "uuid";
import type { MemberRow } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, forbidden, notFound } from "../../platform/errors.ts";
import type { ChatContext } from "../chat-context.ts";
import { supervises } from "../policy.ts";
import {
	type CannedResponseRow,
	cannedResponsesFor,
	deleteCannedResponse,
	insertCannedResponse,
	lockCannedResponse,
	updateCannedResponse,
} from "./canned-responses-queries.ts";

const isShared = (response: CannedResponseRow) => response.member_id === null;

const mayChange = (member: MemberRow, response: CannedResponseRow) => !isShared(response) || supervises(member);

const toCannedResponse = (member: MemberRow, response: CannedResponseRow): CannedResponse => ({
	id: response.id,
	shared: isShared(response),
	shortcut: response.shortcut,
	body: response.body,
	mine: mayChange(member, response),
});

const ensureMayShare = (member: MemberRow) => {
	if (!supervises(member)) throw forbidden(t("Only a supervisor can share responses with everyone."));
};

const taken = (shortcut: string) => {
	const sentence = t("There is already a response for /{shortcut}.", { shortcut });
	return conflict("shortcut_taken", sentence, { shortcut: sentence });
};

/** A response that the member may change. Those of somebody else do not exist for them. */
const editableCannedResponse = async (tx: Db, member: MemberRow, id: string) => {
	const response = await lockCannedResponse(tx, id, member.id);
	if (!response) throw notFound(t("No such response."));
	if (!mayChange(member, response)) throw forbidden(t("Only a supervisor can change shared responses."));
	return response;
};

export const cannedResponsesOf = async ({ database }: ChatContext, member: MemberRow) =>
	(await cannedResponsesFor(database.db, member.id)).map((response) => toCannedResponse(member, response));

export const saveCannedResponse = async (
	{ database }: ChatContext,
	member: MemberRow,
	wanted: BodyOf<typeof addCannedResponse>,
) => {
	const { shortcut, body, shared } = wanted;
	if (shared) ensureMayShare(member);
	const kept = await insertCannedResponse(database.db, {
		id: v7(),
		member_id: shared ? null : member.id,
		shortcut,
		body,
	});
	if (!kept) throw taken(shortcut);
	return toCannedResponse(member, kept);
};

/** Fields left out stay. A shared response that is unshared becomes that of the supervisor who does it. */
export const editCannedResponse = (
	{ database }: ChatContext,
	member: MemberRow,
	id: string,
	changes: BodyOf<typeof changeCannedResponse>,
) =>
	inTransaction(database.db, async ({ tx }) => {
		const before = await editableCannedResponse(tx, member, id);
		const { shortcut = before.shortcut, body = before.body, shared = isShared(before) } = changes;
		if (shared) ensureMayShare(member);
		const changed = await updateCannedResponse(tx, { id, shortcut, body, member_id: shared ? null : member.id });
		if (!changed) throw taken(shortcut);
		return toCannedResponse(member, changed);
	});

export const removeCannedResponseOf = ({ database }: ChatContext, member: MemberRow, id: string) =>
	inTransaction(database.db, async ({ tx }) => {
		await editableCannedResponse(tx, member, id);
		await deleteCannedResponse(tx, id);
	});

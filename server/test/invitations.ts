import assert from "node:assert/strict";
import type { BodyInputOf } from "@warmline/contract/calls";
import {
	acceptInvitation,
	inviteMember,
	listInvitations,
	openInvitation,
	resendInvitation,
	revokeInvitation,
} from "@warmline/contract/invitations/calls";
import type { Invitation } from "@warmline/contract/invitations/invitation";
import { Browser } from "./browser.ts";
import { linkIn, openMailbox, type ReadMail } from "./mailbox.ts";
import { type MemberPerson, password } from "./person.ts";

type Invited = BodyInputOf<typeof inviteMember>;
type Accepted = Partial<BodyInputOf<typeof acceptInvitation>>;

/** What directors do with invitations, and what people do who got one. */
export const invitationsOf = async (cast: { address: string; config: { DATA_DIR: string }; dora: MemberPerson }) => {
	const { address, dora } = cast;
	const { next, count } = await openMailbox(cast.config.DATA_DIR);
	/** Without those that confirm the agreement to everybody who joins. */
	const mailbox = {
		count,
		next: async (): Promise<ReadMail> => {
			const mail = await next();
			return /agreement$/.test(mail.subject) ? mailbox.next() : mail;
		},
	};
	const given = (email: string): Invited => ({ name: "Ada Newman", email, role: "listener", language: "en" });

	const tries = (part: Partial<Invited> & { email: string }, by = dora) =>
		by.calls(inviteMember, { ...given(part.email), ...part });
	/** Of the next mail to that address. */
	const mailedToken = async (email: string): Promise<string> => {
		let mail = await mailbox.next();
		while (mail.to !== email || linkIn(mail).pathname.includes("/verify_email/")) mail = await mailbox.next();
		const link = linkIn(mail);
		assert.equal(link.pathname.replace(/^\/fr/, ""), "/register");
		return link.searchParams.get("invitation") ?? assert.fail(link.href);
	};
	const invites = async (
		part: Partial<Invited> & { email: string },
		by = dora,
	): Promise<{ id: string; token: string }> => {
		const answer = await tries(part, by);
		assert.equal(answer.status, 201, JSON.stringify(answer.body));
		const { id } = inviteMember.answer.parse(answer.body).result;
		return { id, token: await mailedToken(part.email) };
	};
	const opens = (token: string) => new Browser(address).calls(openInvitation, { token });
	const accepts = async (token: string, username: string, part: Accepted = {}) => {
		const opened = await opens(token);
		const version = opened.status === 200 ? openInvitation.answer.parse(opened.body).result.agreement?.version : null;
		return new Browser(address).calls(acceptInvitation, {
			token,
			first_name: "Ada",
			last_name: "Newman",
			username,
			password,
			confirm_password: password,
			text_version: version ?? "a".repeat(64),
			...part,
		});
	};
	const list = async (by = dora, filter: Record<string, string> = {}): Promise<Invitation[]> =>
		listInvitations.answer.parse((await by.calls(listInvitations, undefined, filter)).body).results;
	const stateOf = async (id: string, by = dora) => (await list(by)).find((one) => one.id === id)?.state;
	return {
		mailbox,
		mailedToken,
		tries,
		invites,
		opens,
		accepts,
		list,
		stateOf,
		resends: (id: string, by = dora) => by.calls(resendInvitation, undefined, { invitation_id: id }),
		revokes: (id: string, by = dora) => by.calls(revokeInvitation, undefined, { invitation_id: id }),
	};
};

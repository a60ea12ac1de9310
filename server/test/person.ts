import { logInCall } from "@warmline/contract/accounts/calls";
import { confirmYourself } from "@warmline/contract/accounts/security-calls";
import type { User } from "@warmline/contract/accounts/user";
import { initiateChat } from "@warmline/contract/chats/calls";
import { Browser } from "./browser.ts";
import { type Heard, TestChannel } from "./channel.ts";

export const password = "Correct!1horse";

/** Somebody with a browser, who speaks only the public API. */
export class Person extends Browser {
	private readonly address: string;
	private channel: TestChannel | undefined;

	constructor(address: string) {
		super(address);
		this.address = address;
	}

	async opens(path: string, headers: Record<string, string> = {}): Promise<TestChannel> {
		this.channel = await TestChannel.open(this.address.replace("http", "ws") + path, headers);
		await this.channel.isTakenIn();
		return this.channel;
	}

	get line(): TestChannel {
		if (!this.channel) throw new Error("has no channel open");
		return this.channel;
	}

	says(action: string, fields: Record<string, unknown> = {}) {
		this.line.says(action, fields);
	}

	hears(action: string, fields: Record<string, unknown> = {}): Promise<Heard> {
		return this.line.hears(action, fields);
	}
}

/** A member of the organisation. */
export class MemberPerson extends Person {
	readonly user: User;

	constructor(address: string, user: User, token: string) {
		super(address);
		this.user = user;
		this.token = token;
	}

	get id() {
		return this.user.id;
	}

	connects() {
		return this.opens(`/ws/agent/?token=${this.token}`);
	}

	/** So that calls that ask for it are open to them, however much time has passed. */
	showsPassword() {
		return this.calls(confirmYourself, { password });
	}

	/** Has a page of the community open. */
	comesIn() {
		return this.opens(`/ws/member/?token=${this.token}`);
	}

	/** All that they have said is done: acts of one connection are done in order. */
	async isDone() {
		this.says("fetch_unassigned_chats", { limit: 1 });
		await this.hears("unassigned_chats");
	}
}

export const logsIn = async (address: string, username: string): Promise<MemberPerson> => {
	const { body } = await new Browser(address).calls(logInCall, { username, password });
	const { token, user } = logInCall.answer.parse(body);
	return new MemberPerson(address, user, token);
};

export type AskedChat = { chat_id: string; visitor_token: string };

/** A visitor, who has no account but the token of their chat. */
export class VisitorPerson extends Person {
	async asksForSupport(intake: Record<string, unknown> = {}): Promise<AskedChat> {
		const { body } = await this.send("POST", "/api/v1/chat/initiate-chat/", {
			message: "I would like to talk.",
			accept_terms: true,
			...intake,
		});
		const chat = initiateChat.answer.parse(body);
		await this.connects(chat);
		return chat;
	}

	connects({ chat_id, visitor_token }: AskedChat) {
		return this.opens(`/ws/chat/conversation/${chat_id}/?token=${visitor_token}`);
	}
}

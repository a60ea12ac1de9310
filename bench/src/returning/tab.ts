import { initiateChat } from "@warmline/contract/chats/calls";
import { toVisitorFrames, type VisitorFrameInput, visitorChannelPath } from "@warmline/contract/chats/visitor-channel";
import { type Channel, type ChannelState, openChannel } from "../../../web/src/platform/realtime/channel.ts";
import { connectAsPage } from "../page-socket.ts";

type Times = { readonly left: number; readonly back: number };

/** A visitor's page with their chat in it, kept by what keeps it in a browser. */
export class Tab {
	/** When it was without an answer, and until when, in milliseconds. */
	readonly away: Times[] = [];
	/** What a person would have seen go wrong: a chat that ended, a line that was given up. */
	readonly wrong: string[] = [];
	private readonly channel: Channel<VisitorFrameInput>;
	private leftAt: number | undefined = performance.now();
	private isIn = () => {};
	/** They are in their chat for the first time. */
	readonly entered = new Promise<void>((resolve) => {
		this.isIn = resolve;
	});

	constructor(address: string, { chat_id, visitor_token }: { chat_id: string; visitor_token: string }) {
		const path = `${visitorChannelPath(chat_id)}?token=${visitor_token}`;
		this.channel = openChannel<typeof toVisitorFrames, VisitorFrameInput>({
			url: () => address.replace(/^http/, "ws") + path,
			frames: toVisitorFrames,
			connect: connectAsPage,
			changed: (state) => this.changes(state),
			heard: ({ action }) => this.hears(action),
			log: () => undefined,
		});
		this.channel.open();
	}

	get isHere() {
		return this.leftAt === undefined;
	}

	close = () => this.channel.close();

	private changes(state: ChannelState) {
		if (state === "connected") this.channel.send({ action: "fetch_messages", after: 0 });
		else this.leftAt ??= performance.now();
		if (state === "lost" || state === "refused") this.wrong.push(state);
	}

	private hears(action: string) {
		if (action === "chat_ended") this.wrong.push(action);
		if (action !== "fetch_messages" || this.leftAt === undefined) return;
		this.away.push({ left: this.leftAt, back: performance.now() });
		this.leftAt = undefined;
		this.isIn();
	}
}

export const asksForSupport = async (address: string): Promise<Tab> => {
	const given = await fetch(`${address}/api/v1/csrf/`);
	const cookie = given.headers.getSetCookie().map((one) => one.split(";")[0]);
	const { csrf_token } = (await given.json()) as { csrf_token: string };
	const answer = await fetch(`${address}/api/v1${initiateChat.path}`, {
		method: "POST",
		headers: { "content-type": "application/json", "x-csrftoken": csrf_token, cookie: cookie.join("; ") },
		body: JSON.stringify({ message: "Hello", accept_terms: true }),
	});
	if (!answer.ok) throw new Error(`A visitor was not let in: ${answer.status} ${await answer.text()}`);
	return new Tab(address, initiateChat.answer.parse(await answer.json()));
};

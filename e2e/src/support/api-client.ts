import { visitorChannelPath } from "@warmline/contract/chats/visitor-channel";
import { practiceChannelPath } from "@warmline/contract/practice/practice-channel";

const fieldOf = (value: unknown, name: string): unknown =>
	typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

const textOf = (value: unknown, name: string): string => {
	const text = fieldOf(value, name);
	if (typeof text !== "string") throw new Error(`no ${name} in ${JSON.stringify(value)}`);
	return text;
};

/** A channel held without a browser. */
export class Line {
	private readonly socket: WebSocket;
	private readonly waiting = new Map<string, (frame: unknown) => void>();
	private failed: (error: Error) => void = () => {};

	constructor(address: string) {
		this.socket = new WebSocket(address);
		this.socket.onmessage = ({ data }) => {
			const frame: unknown = JSON.parse(String(data));
			const action = textOf(frame, "action");
			if (action === "error") this.failed(new Error(textOf(frame, "message"), { cause: fieldOf(frame, "code") }));
			this.waiting.get(action)?.(frame);
		};
	}

	async opened() {
		await new Promise((done, failed) => {
			this.socket.onopen = done;
			this.socket.onerror = failed;
		});
		return this;
	}

	/** Sends a frame; answers with the next one of that action that comes. */
	says(frame: { action: string; [field: string]: unknown }, answer: string): Promise<unknown> {
		const heard = this.hears(answer);
		this.send(frame);
		return heard;
	}

	/** The next frame of that action. */
	hears(action: string): Promise<unknown> {
		return new Promise((done, failed) => {
			this.waiting.set(action, done);
			this.failed = failed;
		});
	}

	send(frame: { action: string; [field: string]: unknown }) {
		this.socket.send(JSON.stringify(frame));
	}

	/** As by a press of "Check in": only who is on duty is given chats. */
	async checkIn() {
		await this.says({ action: "set_available", available: true }, "availability");
	}

	close() {
		this.socket.close();
	}
}

/** False when none was open. One that ends by itself once it is listed is refused, and the next list is without it. */
const endThoseListed = async (line: Line): Promise<boolean> => {
	try {
		const chats = fieldOf(await line.says({ action: "fetch_all_chats", limit: 100 }, "fetch_all_chats"), "chats");
		if (!Array.isArray(chats) || chats.length === 0) return false;
		for (const chat of chats) await line.says({ action: "end_chat", chat_id: textOf(chat, "chat_id") }, "chat_ended");
	} catch (error) {
		if (fieldOf(error, "cause") !== "chat_ended") throw error;
	}
	return true;
};

/** A chat with what opens it to its visitor. */
export type VisitorChat = { readonly chat_id: string; readonly visitor_token: string };

/** Does through the API what a story takes for granted, and clears up behind it. */
export class ApiClient {
	private readonly url: string;
	private readonly password: string;
	private readonly tokens = new Map<string, string>();

	constructor(url: string, password: string) {
		this.url = url;
		this.password = password;
	}

	async post(path: string, body: object, more: Readonly<Record<string, string>> = {}): Promise<unknown> {
		const given = await fetch(`${this.url}/api/v1/csrf/`);
		const csrf = textOf(await given.json(), "csrf_token");
		const headers = { ...more, "Content-Type": "application/json", "X-CSRFToken": csrf, Cookie: `csrftoken=${csrf}` };
		const answer = await fetch(`${this.url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
		const said: unknown = await answer.json();
		if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(said)}`);
		return said;
	}

	/** Nobody who found a chat heavy waits for a word any more: supervisors of later stories are not called. */
	async finishDebriefs() {
		const open = fieldOf(await this.as("supervisor", "GET", "/chat/debriefs/"), "results");
		if (!Array.isArray(open)) throw new Error("no debriefs");
		for (const one of open) await this.as("supervisor", "POST", `/chat/debriefs/${textOf(one, "id")}/done/`);
	}

	/** A call in a member's name; a form may have files in it. Where it is asked for, their password is given first. */
	async as(username: string, method: string, path: string, body?: object): Promise<unknown> {
		const token = await this.tokenOf(username);
		let answer = await this.call(token, method, path, body);
		if (answer.status === 403 && (await answer.clone().text()).includes('"confirm_yourself"')) {
			const { password } = this;
			await this.call(token, "POST", "/account/password-confirmation/", { password });
			answer = await this.call(token, method, path, body);
		}
		if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
		return answer.status === 204 ? undefined : answer.json();
	}

	private async call(token: string, method: string, path: string, body?: object): Promise<Response> {
		const given = await fetch(`${this.url}/api/v1/csrf/`);
		const csrf = textOf(await given.json(), "csrf_token");
		const form = body instanceof FormData ? body : null;
		return fetch(`${this.url}/api/v1${path}`, {
			method,
			headers: {
				...(body && !form ? { "Content-Type": "application/json" } : {}),
				"X-CSRFToken": csrf,
				Cookie: `csrftoken=${csrf}`,
				Authorization: `Token ${token}`,
			},
			...(body ? { body: form ?? JSON.stringify(body) } : {}),
		});
	}

	/** What a director says of how the chat is run. */
	async changeSettings(settings: object) {
		await this.as("director", "PATCH", "/chat/settings/", settings);
	}

	/** Registered, and not verified yet. */
	async register(username: string, applicant_type: string) {
		const email = `${username}@example.org`;
		const { password } = this;
		const names = { first_name: "Nora", last_name: "Silva", username, email };
		await this.post("/account/user/", { ...names, password, confirm_password: password, applicant_type });
		return email;
	}

	private async tokenOf(username: string): Promise<string> {
		const known = this.tokens.get(username);
		const token =
			known ?? textOf(await this.post("/account/user/login/", { username, password: this.password }), "token");
		this.tokens.set(username, token);
		return token;
	}

	agent(username: string): Promise<Line> {
		return this.lineTo("/ws/agent/", username);
	}

	/** One side of a practice. */
	practises(username: string, roomId: string): Promise<Line> {
		return this.lineTo(practiceChannelPath(roomId), username);
	}

	private async lineTo(channel: string, username: string): Promise<Line> {
		const token = await this.tokenOf(username);
		return new Line(`${this.url.replace("http", "ws")}${channel}?token=${token}`).opened();
	}

	/** A chat of a visitor who is not looked at, from an address if one is given; answers with its id. */
	async asks(message: string, more: object = {}, from?: string) {
		return (await this.startChat(message, more, from)).chat_id;
	}

	/** The same, for a visitor who is looked at later. */
	async startChat(message: string, more: object = {}, from?: string): Promise<VisitorChat> {
		const headers: Record<string, string> = from ? { "X-Forwarded-For": from } : {};
		const asked = await this.post("/chat/initiate-chat/", { ...more, message, accept_terms: true }, headers);
		return { chat_id: textOf(asked, "chat_id"), visitor_token: textOf(asked, "visitor_token") };
	}

	/** The same, for a visitor who has the page open until `visitor` is closed. */
	async waits(message: string, more: object = {}): Promise<{ chat_id: string; visitor: Line }> {
		const { chat_id, visitor_token } = await this.startChat(message, more);
		const address = `${this.url.replace("http", "ws")}${visitorChannelPath(chat_id)}?token=${visitor_token}`;
		return { chat_id, visitor: await new Line(address).opened() };
	}

	/** Its visitor erases a chat that has ended. */
	async eraseChat({ chat_id, visitor_token }: VisitorChat) {
		const answer = await this.call(visitor_token, "POST", `/chat/${chat_id}/erase/`);
		if (!answer.ok) throw new Error(`${chat_id} was not erased: ${await answer.text()}`);
	}

	/** What one story leaves open would stand in the lists of the next. */
	async endEveryChat() {
		const line = await this.agent("supervisor");
		for (let left = true; left; ) left = await endThoseListed(line);
		line.close();
	}
}

import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true });

/** What Node's own `fetch` says of itself. */
const always = { accept: "*/*", "accept-language": "*", "sec-fetch-mode": "cors", "user-agent": "node" };

/** Its `fetch` is kept for what may be answered before it is sent. */
const small = 64 * 1024;

export type Exchanged = { status: number; headers: Headers; text: string };

const exchangeSmall = (method: string, address: URL, headers: Record<string, string>, body: string | undefined) => {
	const { promise, resolve, reject } = Promise.withResolvers<Exchanged>();
	const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
	const asked = request(address, { method, agent, headers: { ...always, ...headers, ...length } }, (answer) => {
		const got = new Headers();
		const raw = answer.rawHeaders;
		for (let at = 0; at + 1 < raw.length; at += 2) got.append(raw[at] ?? "", raw[at + 1] ?? "");
		const parts: Buffer[] = [];
		answer.on("data", (part: Buffer) => parts.push(part));
		answer.on("error", reject);
		answer.on("end", () => {
			const text = new TextDecoder().decode(Buffer.concat(parts));
			resolve({ status: answer.statusCode ?? 0, headers: got, text });
		});
	});
	asked.on("error", reject);
	asked.end(body);
	return promise;
};

/** One request and its answer, for a fifth of the processor time that `fetch` takes: tests make some hundred thousand. */
export const exchange = async (
	method: string,
	address: string,
	headers: Record<string, string>,
	body: string | FormData | undefined,
): Promise<Exchanged> => {
	if (body === undefined || (typeof body === "string" && body.length < small))
		return exchangeSmall(method, new URL(address), headers, body);
	const response = await fetch(address, { method, headers, redirect: "manual", body });
	return { status: response.status, headers: response.headers, text: await response.text() };
};

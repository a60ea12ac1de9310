import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

export type Answer = {
	status: number;
	body: string;
	/** As they came, compressed or not. */
	bytes: Buffer;
	encoding: string | undefined;
	cookies: readonly string[];
	/** From the call until the answer began to come: what the server took, without the way of a long answer. */
	beganMs: number;
};

/** One call over a kept connection; resolves when the whole answer is there. */
export const http = (
	port: number,
	path: string,
	{ method = "GET", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
): Promise<Answer> =>
	new Promise((resolve, reject) => {
		const text = body === undefined ? undefined : JSON.stringify(body);
		const sent = { ...headers, ...(text === undefined ? {} : { "content-type": "application/json" }) };
		const start = performance.now();
		const call = request({ host: "127.0.0.1", port, path, method, headers: sent, agent }, (response) => {
			const beganMs = performance.now() - start;
			const parts: Buffer[] = [];
			response.on("data", (part: Buffer) => parts.push(part));
			response.on("error", reject);
			response.on("end", () => {
				const bytes = Buffer.concat(parts);
				resolve({
					status: response.statusCode ?? 0,
					body: bytes.toString(),
					bytes,
					encoding: response.headers["content-encoding"],
					cookies: response.headers["set-cookie"] ?? [],
					beganMs,
				});
			});
		});
		call.on("error", reject);
		call.end(text);
	});

/** The JSON of a call that must succeed. */
export const json = async <T>(...call: Parameters<typeof http>): Promise<T> => {
	const answer = await http(...call);
	if (answer.status >= 300) throw new Error(`${call[1]} answered ${answer.status}: ${answer.body.slice(0, 300)}`);
	return JSON.parse(answer.body);
};

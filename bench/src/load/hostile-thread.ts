// A thread of its own, so that what the attack costs its sender is no delay of the honest conversation.
import { request } from "node:http";
import { connect } from "node:net";
import { workerData } from "node:worker_threads";
import { type Attack, attacks } from "./attacks.ts";
import { http } from "./http.ts";

export type HostileWork = { name: string; port: number; paths: readonly string[] };

const { name, port, paths }: HostileWork = workerData;
/** Who is closed comes back as soon as a client of ours would. */
const comesBackAfter = 1000;

/** Writes as fast as the server reads, and reads nothing but to throw it away. */
const floods = (path: string, frames: Buffer) => {
	const socket = connect({ port, host: "127.0.0.1" });
	socket.on("error", () => undefined);
	socket.on("close", () => setTimeout(() => floods(path, frames), comesBackAfter));
	socket.once("data", () => {
		socket.resume();
		const writes = () => {
			while (!socket.destroyed && socket.write(frames)) {}
		};
		socket.on("drain", writes);
		writes();
	});
	socket.write(
		`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
			"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n",
	);
};

const calls = async (attack: Extract<Attack, { by: "http" }>) => {
	const csrf = await http(port, "/api/v1/csrf/");
	const cookie = csrf.cookies.map((one) => one.split(";")[0]).join("; ");
	const token: string = JSON.parse(csrf.body).csrf_token;
	let turn = 0;
	const again = () => {
		const { path, body } = attack.request(turn++);
		const headers = {
			"content-type": "application/json",
			"content-length": Buffer.byteLength(body),
			cookie,
			"x-csrftoken": token,
			connection: "close",
		};
		const call = request({ host: "127.0.0.1", port, path, method: "POST", headers }, (answer) => answer.resume());
		call.on("error", () => undefined);
		call.on("close", again);
		call.end(body);
	};
	for (let n = 0; n < attack.atOnce; n++) again();
};

const attack = attacks.find((one) => one.name === name);
if (attack?.by === "sockets") {
	const frames = attack.frames();
	for (const path of paths) floods(`${path}&lang=${attack.language}`, frames);
} else if (attack) await calls(attack);

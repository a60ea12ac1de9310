import assert from "node:assert/strict";
import { readdir, watch } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import {
	beginSupervisorApplication,
	readSupervisorApplication,
} from "@warmline/contract/applications/supervisor-calls";
import { test } from "vitest";
import { pdf } from "../../../test/documents.ts";
import { society } from "../../../test/society.ts";

const { address, noor, config } = await society();
await noor.calls(beginSupervisorApplication, { user: noor.id });
const csrf = noor.cookies.get("csrftoken") ?? "";
const folder = join(config.DATA_DIR, "vault");

/** Waits until the files in the vault are as they should be. */
const vaultHas = async (wanted: (names: string[]) => boolean) => {
	const found = new AbortController();
	const changes = watch(folder, { signal: AbortSignal.any([found.signal, AbortSignal.timeout(15_000)]) });
	const watching = changes[Symbol.asyncIterator]();
	for (let change = watching.next(); ; change = watching.next()) {
		if (wanted(await readdir(folder))) {
			change.catch(() => undefined);
			found.abort();
			return;
		}
		await change;
	}
};

const partOf = (field: string) =>
	`--x\r\nContent-Disposition: form-data; name="${field}"; filename="${field}.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;

const uploads = (pieces: readonly (string | Buffer)[]): Socket => {
	const { hostname, port } = new URL(address);
	const socket = connect(Number(port), hostname);
	socket.on("error", () => undefined);
	socket.write(
		[
			`PUT /api/v1/onboarding/supervisor-application/${noor.id}/ HTTP/1.1`,
			`Host: ${hostname}:${port}`,
			`Authorization: Token ${noor.token}`,
			`Cookie: csrftoken=${csrf}`,
			`X-CSRFToken: ${csrf}`,
			"Content-Type: multipart/form-data; boundary=x",
			"Content-Length: 5000000",
			"\r\n",
		].join("\r\n"),
	);
	for (const piece of pieces) socket.write(piece);
	return socket;
};
const isUnfinished = (name: string) => name.endsWith(".part");

test("an upload whose connection breaks leaves nothing behind (S6)", async () => {
	const socket = uploads([partOf("resume"), pdf(100_000)]);
	await vaultHas((names) => names.some(isUnfinished));
	socket.destroy();
	await vaultHas((names) => names.length === 0);
	const { body } = await noor.calls(readSupervisorApplication, undefined, { user_id: noor.id });
	assert.equal(readSupervisorApplication.answer.parse(body).result?.resume, null);
});

test("an upload whose connection breaks after its first document does not keep that one either (S6)", async () => {
	const socket = uploads([partOf("resume"), pdf(1000), "\r\n", partOf("degree"), pdf(100_000)]);
	await vaultHas((names) => names.length === 2 && names.filter(isUnfinished).length === 1);
	socket.destroy();
	await vaultHas((names) => names.length === 0);
});

import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { initiateChat } from "@warmline/contract/chats/calls";
import { test } from "vitest";
import { freePort } from "../../../../tools/free-port.ts";
import { Browser } from "../../../test/browser.ts";
import { chatsIn } from "../../../test/frames.ts";
import { MemberPerson, VisitorPerson } from "../../../test/person.ts";
import { severalProcesses } from "../../../test/processes.ts";
import { until } from "../../../test/until.ts";

const isMissing = spawnSync("caddy", ["version"]).error !== undefined;

/** The file of the balancer, for these servers and this address. */
const balancerFor = (address: string, servers: readonly [string, string]): string => {
	const filled = { "{$WARMLINE_HOST}": address, "warmline-1:3000": servers[0], "warmline-2:3000": servers[1] };
	return Object.entries(filled).reduce(
		(text, [from, to]) => {
			assert.ok(text.includes(from), `the file has no ${from}`);
			return text.replaceAll(from, to);
		},
		readFileSync("Caddyfile", "utf8"),
	);
};

test.skipIf(isMissing)(
	"visitors and listeners chat through Caddy, also while one of two servers goes away",
	async () => {
		const port = await freePort();
		const address = `http://127.0.0.1:${port}`;
		const proxied = { PUBLIC_URL: address, TRUSTED_PROXIES: "127.0.0.1" };
		const { cast, others, onCleanup } = await severalProcesses(2, {}, proxied);
		const [second] = others;
		assert.ok(second);
		const folder = mkdtempSync(join(tmpdir(), "warmline-caddy-"));
		const file = join(folder, "Caddyfile");
		const balancer = balancerFor(address, [new URL(cast.address).host, new URL(second.address).host]);
		writeFileSync(file, `{\n\tadmin off\n}\n${balancer}`);
		const caddy: ChildProcess = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
			stdio: "ignore",
			env: { PATH: "/usr/local/bin:/usr/bin", HOME: folder },
		});
		onCleanup(async () => {
			const ended = once(caddy, "exit");
			caddy.kill();
			await ended;
			rmSync(folder, { recursive: true, force: true });
		});
		const isReady = async () => (await fetch(`${address}/readyz`).catch(() => null))?.ok === true;
		await until(isReady);

		const through = ({ user, token = "" }: MemberPerson) => new MemberPerson(address, user, token);
		const [lina, sam] = [through(cast.lina), through(cast.sam)];
		await lina.connects();
		await sam.connects();
		const visitor = new VisitorPerson(address);
		const { chat_id } = await visitor.asksForSupport();
		await lina.hears("new_unassigned_chat");
		lina.says("accept_chat", { chat_id });
		await visitor.hears("chat_assigned");
		visitor.says("send_message", { message: "I moved here and know nobody.", sender: "user" });
		assert.match(JSON.stringify(await lina.hears("new_message")), /I moved here and know nobody/);

		// Whatever a client writes about where it comes from, the proxy says it.
		const form = { message: "Hello.", accept_terms: true };
		const forged = { "x-forwarded-for": "198.51.100.9" };
		const asked = await new Browser(address).send("POST", `/api/v1${initiateChat.path}`, form, forged);
		sam.says("fetch_all_chats", { query: initiateChat.answer.parse(asked.body).chat_id });
		assert.equal(chatsIn(await sam.hears("fetch_all_chats"))[0]?.user.ip_address, "127.0.0.1");

		await second.goesDown();
		for (let n = 0; n < 4; n++) assert.ok(await isReady());
		await new VisitorPerson(address).asksForSupport();
	},
);

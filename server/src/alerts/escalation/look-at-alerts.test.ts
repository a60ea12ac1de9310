import assert from "node:assert/strict";
import { afterAll, test } from "vitest";
import { escalates, hearsBy, latestAlert } from "../../../test/alerts.ts";
import { MailServer } from "../../../test/mail-server.ts";
import { society } from "../../../test/society.ts";

const server = await new MailServer().starts();
afterAll(() => server.ends());
const cast = await society({ SMTP_URL: server.url }, { sweepMillis: 20 });
const { lina, sam, dora, clock, pool, newVisitor } = cast;
clock.stop();
await pool.query("UPDATE members SET presence = 'away' WHERE username <> ALL($1)", [["lina", "sam"]]);
for (const one of [lina, sam]) await hearsBy(one, "mail");

test("an address that is refused for good is not tried again; the next group is asked at once, whatever else fails", async () => {
	server.refuses = (address) => (address === lina.user.email ? 550 : undefined);
	await pool.query("ALTER TABLE left_messages RENAME COLUMN erased_at TO erased_then");
	await escalates(dora, "visitor_waiting", { listeners_on_duty: 0, supervisors_on_duty: 3600 });
	await newVisitor().asksForSupport();
	await server.has("sam@society.example");
	const { deliveries } = await latestAlert(dora, "visitor_waiting", (alert) =>
		alert.deliveries.every(({ sent_at, failed_at }) => sent_at !== null || failed_at !== null),
	);
	assert.deepEqual(
		deliveries.map(({ member, status, sent_at }) => [member.name, status, sent_at !== null]),
		[
			["Lina", "not_taken", false],
			["Sam", null, true],
		],
	);
	await pool.query("ALTER TABLE left_messages RENAME COLUMN erased_then TO erased_at");
});

import assert from "node:assert/strict";
import { alertLog, changeAlertSettings, readAlertSettings } from "@warmline/contract/alerts/settings-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { test } from "vitest";
import { escalates, hearsBy, latestAlert, logOf, wasSentLongAgo } from "../../../test/alerts.ts";
import { losesLine } from "../../../test/duty.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { exportPersonalData } from "../index.ts";
import { forgetOldAlerts } from "./forget-old-alerts.ts";

const cast = await society({}, { sweepMillis: 20 });
const { lina, sam, dora, clock, pool, platform, newVisitor } = cast;
clock.stop();
await pool.query("UPDATE members SET presence = 'away' WHERE username <> ALL($1)", [["lina"]]);
await hearsBy(lina, "mail");

/** One that Lina was asked about and has responded to. */
const answeredAlert = async () => {
	await wasSentLongAgo(cast);
	await escalates(dora, "visitor_waiting", { listeners_on_duty: 0 });
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	await latestAlert(
		dora,
		"visitor_waiting",
		({ closed_at, deliveries }) => closed_at === null && deliveries.some(({ sent_at }) => sent_at !== null),
	);
	await lina.connects();
	lina.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned");
	await latestAlert(dora, "visitor_waiting", ({ closed_at }) => closed_at !== null);
	lina.says("end_chat", { chat_id });
	await visitor.hears("chat_ended");
	await losesLine(lina, cast);
};

test("directors read the log page by page and by kind, and nobody else does", async () => {
	await answeredAlert();
	await answeredAlert();
	const first = alertLog.answer.parse((await dora.calls(alertLog, undefined, { limit: "1" })).body);
	const next = alertLog.answer.parse(
		(await dora.calls(alertLog, undefined, { limit: "1", cursor: first.next ?? "" })).body,
	);
	assert.deepEqual([...first.results, ...next.results], await logOf(dora, "visitor_waiting"));
	assert.deepEqual(await logOf(dora, "message_left"), []);
	refusal(await sam.calls(alertLog), 403, "forbidden");
	refusal(await sam.calls(readAlertSettings), 403, "forbidden");
});

test("a member's export has how they want to be alerted, when they were, and to what they responded", async () => {
	const { preferences, alerts, responses } = await exportPersonalData(platform.database.db, lina.id);
	assert.equal(preferences?.channels.visitor_waiting?.mail, true);
	assert.deepEqual(
		alerts.map(({ kind, channel }) => `${kind} ${channel}`),
		["visitor_waiting mail", "visitor_waiting mail"],
	);
	assert.equal(responses.length, 2);
});

test("what a director changes is in the audit log, with what was chosen; what stays the same is not", async () => {
	const change = { kind: "message_left", enabled: true, supervisors_on_duty: 600, everyone: null } as const;
	for (let n = 0; n < 2; n++)
		assert.equal((await dora.calls(changeAlertSettings, { ...change, listeners_on_duty: 60 })).status, 200);
	const { body } = await dora.calls(auditLog, undefined, { act: "change_alerts" });
	const about = auditLog.answer.parse(body).results.flatMap(({ params }) => params ?? []);
	assert.deepEqual(
		about.filter((params) => "kind" in params && params.kind === "message_left"),
		[{ kind: "message_left", enabled: true, steps: [{ step: "supervisors_on_duty", after: 600 }] }],
	);
	refusal(
		await dora.calls(changeAlertSettings, { ...change, listeners_on_duty: null, everyone: 300 }),
		400,
		"invalid_everyone",
	);
	refusal(await sam.calls(changeAlertSettings, { ...change, listeners_on_duty: null }), 403, "forbidden");
});

test("ninety days after it is over an alert is forgotten with all that was sent; one that goes on stays", async () => {
	await escalates(dora, "visitor_waiting", { listeners_on_duty: 0 });
	await newVisitor().asksForSupport();
	await latestAlert(dora, "visitor_waiting", ({ closed_at }) => closed_at === null);
	const left = async () => {
		const { rows } = await pool.query(
			"SELECT (SELECT count(*)::int FROM alerts WHERE kind = 'visitor_waiting') AS alerts, (SELECT count(*)::int FROM alert_deliveries) AS sent",
		);
		return rows[0];
	};
	await forgetOldAlerts(platform);
	assert.equal((await left()).alerts, 3);
	await pool.query("UPDATE alerts SET closed_at = closed_at - interval '91 days'");
	await forgetOldAlerts(platform);
	assert.equal((await left()).alerts, 1);
	assert.ok((await left()).sent <= 1);
});

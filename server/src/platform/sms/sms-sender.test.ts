import assert from "node:assert/strict";
import { afterAll, test } from "vitest";
import { SmsGateway } from "../../../test/sms-gateway.ts";
import { readConfig } from "../../config.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { countedSms } from "../metrics/outgoing-metrics.ts";
import { createSmsSender } from "./sms-sender.ts";

const gateway = await new SmsGateway().starts();
afterAll(() => gateway.ends());
const number = "+14165550123";

test("a message is taken, refused, or may be tried again, by what the gateway answers; each is counted", async () => {
	const metrics = createMetrics();
	const sender = createSmsSender(readConfig(gateway.settings)) ?? assert.fail();
	const sms = countedSms(sender, metrics);
	const said = [];
	for (const status of [201, 400, 429, 503, undefined]) {
		gateway.answers = () => status;
		said.push(await sms.send(number, "Somebody waits: é"));
	}
	assert.deepEqual(said, [
		{ outcome: "taken", status: "queued" },
		{ outcome: "refused", status: "20429" },
		{ outcome: "later", status: "20429" },
		{ outcome: "later", status: "20429" },
		{ outcome: "unknown", status: "no_answer" },
	]);
	assert.deepEqual(gateway.arrived[0], { to: number, from: "+14165550100", text: "Somebody waits: é", taken: true });
	const { values } = await metrics.sms.get();
	assert.deepEqual(
		values.map(({ labels, value }) => `${labels.outcome} ${value}`),
		["taken 1", "later 2", "refused 1", "unknown 1"],
	);
});

test("a wrong token is refused, and a gateway that is not reached took nothing", async () => {
	const wrong = createSmsSender(readConfig({ ...gateway.settings, SMS_TOKEN: "wrong" }));
	assert.equal((await wrong?.send(number, "Hello"))?.outcome, "refused");
	const gone = await new SmsGateway().starts();
	const { settings } = gone;
	gone.ends();
	const nowhere = createSmsSender(readConfig(settings));
	assert.deepEqual(await nowhere?.send(number, "Hello"), { outcome: "later", status: "not_reached" });
});

test("without settings there is no gateway, and half of them are refused at the start", () => {
	assert.equal(createSmsSender(readConfig({})), null);
	for (const missing of ["SMS_ACCOUNT", "SMS_TOKEN", "SMS_FROM"])
		assert.throws(() => readConfig({ ...gateway.settings, [missing]: undefined }), new RegExp(missing));
	assert.throws(() => readConfig({ ...gateway.settings, SMS_URL: "ftp://gateway.example" }), /SMS_URL/);
});

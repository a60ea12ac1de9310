import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { auditLog } from "@warmline/contract/audit/calls";
import {
	finishForm,
	listForms,
	readForm,
	reopenForm,
	sendNda,
	sendReferenceCheck,
} from "@warmline/contract/forms/calls";
import { versionOfText } from "@warmline/site/text-version";
import { test } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";

const cast = await society();
const { newBrowser, newMember, lina, sam, dora, tess, noor, clock } = cast;
const agreement = await readFile(new URL("../../../content/en/pages/nda.md", import.meta.url), "utf8");
const date = clock.now().toISOString().slice(0, 10);

const names = ["Ada Byron", "Bo_b Stone", "Cy Young", "Dee Brown", "Eli Black"];
for (const [n, name] of names.entries()) {
	const [first_name = "", last_name = ""] = name.split(" ");
	const email = `${first_name.toLowerCase()}@mail${n}.example`;
	const place = { city: "Ottawa", province: "Ontario" };
	const { status } =
		n % 2 === 0
			? await newBrowser().calls(sendReferenceCheck, { first_name, last_name, email, date })
			: await newBrowser().calls(sendNda, {
					...{ name, email, date, ...place },
					agreed: true,
					text_version: versionOfText(agreement),
				});
	assert.equal(status, 201);
}

const list = async (asked: Record<string, string> = {}) => {
	const { status, body } = await dora.calls(listForms, undefined, asked);
	assert.equal(status, 200, JSON.stringify(body));
	return listForms.answer.parse(body);
};
const namesIn = async (asked: Record<string, string> = {}) => (await list(asked)).results.map(({ name }) => name);
const idOf = async (name: string) => (await list()).results.find((form) => form.name === name)?.id ?? "";
const looks = async () => {
	const { body } = await dora.calls(auditLog, undefined, { act: "read_form" });
	return auditLog.answer.parse(body).results.map(({ member, params }) => [member.name, params]);
};
const nowhere = "0190a0a0-0000-7000-8000-00000000dead";

test("a director lists forms, the newest first and page by page (N7, N8)", async () => {
	assert.deepEqual(await namesIn(), names.toReversed());
	const read: string[] = [];
	let cursor: string | null = "";
	while (cursor !== null) {
		const page = await list({ limit: "2", ...(cursor === "" ? {} : { cursor }) });
		assert.ok(page.results.length <= 2);
		read.push(...page.results.map(({ name }) => name));
		cursor = page.next;
	}
	assert.deepEqual(read, names.toReversed());
	const wrong = { cursor: "x", kind: "letter", limit: "0", query: "x".repeat(201) };
	for (const [name, value] of Object.entries(wrong)) {
		refusal(await dora.calls(listForms, undefined, { [name]: value }), 400);
	}
});

test("forms are found by kind, and by a part of a name or an email (N7, N8)", async () => {
	assert.deepEqual(await namesIn({ kind: "nda" }), ["Dee Brown", "Bo_b Stone"]);
	assert.deepEqual(await namesIn({ kind: "reference_check" }), ["Eli Black", "Cy Young", "Ada Byron"]);
	assert.deepEqual(await namesIn({ query: "BY" }), ["Ada Byron"]);
	assert.deepEqual(await namesIn({ query: "cy@MAIL" }), ["Cy Young"]);
	assert.deepEqual(await namesIn({ query: "o_b" }), ["Bo_b Stone"]);
	assert.deepEqual(await namesIn({ query: "%" }), []);
	assert.deepEqual(await namesIn({ query: "b", kind: "nda" }), ["Dee Brown", "Bo_b Stone"]);
	assert.deepEqual(await namesIn({ query: " " }), names.toReversed());
});

test("the list says who and when, and each look at a form is recorded (N7, N8)", async () => {
	const { body } = await dora.calls(listForms);
	assert.ok(!JSON.stringify(body).includes("@mail"), "the list shows an email");
	assert.deepEqual(await looks(), []);
	const form_id = await idOf("Ada Byron");
	for (const _ of [1, 2]) {
		const { result } = readForm.answer.parse((await dora.calls(readForm, undefined, { form_id })).body);
		assert.deepEqual(
			[result.kind, result.first_name, result.last_name, result.email, result.date, result.city, result.agreed_to],
			["reference_check", "Ada", "Byron", "ada@mail0.example", date, null, null],
		);
	}
	const agreed = await dora.calls(readForm, undefined, { form_id: await idOf("Dee Brown") });
	const { result } = readForm.answer.parse(agreed.body);
	assert.deepEqual([result.city, result.province, result.first_name], ["Ottawa", "Ontario", null]);
	assert.deepEqual(result.agreed_to, { version: versionOfText(agreement), language: "en", text: agreement });
	assert.deepEqual(await looks(), [
		["Dora", { kind: "nda", name: "Dee Brown" }],
		["Dora", { kind: "reference_check", name: "Ada Byron" }],
		["Dora", { kind: "reference_check", name: "Ada Byron" }],
	]);
});

test("a form is marked as dealt with, by whom was first, and that is taken back (N7, N8)", async () => {
	const form_id = await idOf("Cy Young");
	const dara = await newMember("dara", "director");
	const done = async (who: typeof dora) =>
		finishForm.answer.parse((await who.calls(finishForm, undefined, { form_id })).body).result.done;
	const first = await done(dora);
	assert.equal(first?.by, "Dora");
	clock.passMinutes(5);
	assert.deepEqual(await done(dara), first);
	assert.deepEqual((await list({ query: "Cy" })).results[0]?.done, first);
	const { body } = await dara.calls(reopenForm, undefined, { form_id });
	assert.equal(reopenForm.answer.parse(body).result.done, null);
	assert.equal((await list({ query: "Cy" })).results[0]?.done, null);
	assert.equal((await done(dara))?.by, "Dara");
});

test("a form that is not there is not found, and no look is recorded (N7, N8)", async () => {
	const before = (await looks()).length;
	for (const form_id of ["x", nowhere]) {
		for (const call of [readForm, finishForm, reopenForm]) {
			refusal(await dora.calls(call, undefined, { form_id }), 404, "not_found");
		}
	}
	assert.equal((await looks()).length, before);
});

test("only directors see and change forms, and a refused look is not recorded (N7, N8)", async () => {
	const form_id = await idOf("Eli Black");
	const before = (await looks()).length;
	for (const call of [listForms, readForm, finishForm, reopenForm]) {
		for (const member of [lina, sam, tess, noor]) {
			refusal(await member.calls(call, undefined, { form_id }), 403, "forbidden");
		}
		refusal(await newBrowser().calls(call, undefined, { form_id }), 401, "not_logged_in");
		const visitor = newBrowser();
		visitor.token = (await cast.newVisitor().asksForSupport()).visitor_token;
		refusal(await visitor.calls(call, undefined, { form_id }), 401);
	}
	assert.equal((await looks()).length, before);
	assert.equal((await list({ query: "Eli" })).results[0]?.done, null);
});

test("everybody may send a form, whoever they are (N7, N8)", async () => {
	for (const [n, one] of [newBrowser(), lina, sam, dora, tess, noor].entries()) {
		const form = { first_name: "Any", last_name: "One", email: `any${n}@mail.example`, date };
		assert.equal((await one.calls(sendReferenceCheck, form)).status, 201);
	}
});

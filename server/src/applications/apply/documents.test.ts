import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { readApplication } from "@warmline/contract/applications/calls";
import {
	beginSupervisorApplication,
	readSupervisorApplication,
	removeCredential,
	saveSupervisorApplication,
} from "@warmline/contract/applications/supervisor-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { test } from "vitest";
import { shiftTimesIn, supervisorAnswers } from "../../../test/applicant.ts";
import { documents, pdf } from "../../../test/documents.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { address, pool, noor, lina, sam, dora, tess, newMember, config } = cast;
const shifts = await shiftTimesIn(pool, noor);

const pathOf = ({ id }: MemberPerson) => `/api/v1/onboarding/supervisor-application/${id}/`;
const applicant = async (username: string) => {
	const person = await newMember(username, "new_hire");
	assert.equal((await person.calls(beginSupervisorApplication, { user: person.id })).status, 200);
	return person;
};
type Part = string | readonly [bytes: Buffer, name: string, type?: string];
const formOf = (parts: readonly (readonly [field: string, part: Part])[]) => {
	const form = new FormData();
	for (const [field, part] of parts) {
		if (typeof part === "string") form.append(field, part);
		else form.append(field, new Blob([new Uint8Array(part[0])], { type: part[2] ?? "application/pdf" }), part[1]);
	}
	return form;
};
const sends = (person: MemberPerson, parts: Record<string, Part>, to = person) =>
	person.send("PUT", pathOf(to), formOf(Object.entries(parts)));
const reads = async (person: MemberPerson) =>
	readSupervisorApplication.answer.parse(
		(await person.calls(readSupervisorApplication, undefined, { user_id: person.id })).body,
	).result;
const opens = async (reader: MemberPerson, url: string | undefined) => {
	const response = await fetch(`${address}/api/v1${url}`, { headers: { authorization: `Token ${reader.token}` } });
	return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
/** Every file in the vault is named by an application, and none is missing. */
const vaultIsTidy = async () => {
	const { rows } = await pool.query("SELECT id FROM credentials");
	const there = await readdir(join(config.DATA_DIR, "vault"));
	assert.deepEqual(there.sort(), rows.map(({ id }) => id).sort());
};

test("documents are sent with the form, and opened by their applicant as they were (S6)", async () => {
	const ada = await applicant("ada");
	const { pdf: resume, docx, png, doc } = documents;
	const answer = await sends(ada, {
		user: ada.id,
		degreeName: "B.S.W.",
		resume: [resume.bytes, "Resume.pdf"],
		degree: [docx.bytes, "degree.docx"],
		accreditation: [png.bytes, "proof.png"],
		supplemental: [doc.bytes, "more.doc"],
	});
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	const { result } = saveSupervisorApplication.answer.parse(answer.body);
	assert.deepEqual([result.degree_name, result.resume?.name, result.resume?.size], ["B.S.W.", "Resume.pdf", 200]);
	for (const [field, { bytes, type }] of Object.entries({
		resume,
		degree: docx,
		accreditation: png,
		supplemental: doc,
	})) {
		const opened = await opens(ada, `/onboarding/supervisor-application/${ada.id}/files/${field}/`);
		assert.deepEqual([opened.status, opened.bytes.equals(bytes)], [200, true], field);
		assert.equal(opened.headers.get("content-type"), type);
		assert.match(opened.headers.get("content-disposition") ?? "", /^attachment; filename\*=UTF-8''\w+\.\w+$/);
		assert.match(opened.headers.get("content-security-policy") ?? "", /sandbox/);
		assert.equal(opened.headers.get("x-content-type-options"), "nosniff");
		assert.equal(opened.headers.get("cache-control"), "no-store");
	}
	assert.equal(result.resume?.url, `/onboarding/supervisor-application/${ada.id}/files/resume/`);
});

test("a form has its lists item by item, and submits as JSON does (S5, S6, S7)", async () => {
	const bo = await applicant("bo");
	const [first = "", second = ""] = shifts;
	const form = formOf([
		...Object.entries(supervisorAnswers).map(([field, value]) => [field, String(value)] as const),
		["preferred_shifts", first],
		["preferred_shifts", second],
		["tawkto_knowledge", ""],
		["resume", [pdf(), "r.pdf"]],
		["degree", [pdf(), "d.pdf"]],
		["supplemental", [Buffer.alloc(0), "", "application/octet-stream"]],
		["completed", "true"],
	]);
	const { errors } = refusal(await bo.send("PUT", pathOf(bo), form), 400, "incomplete");
	assert.deepEqual(errors, { accreditation: "Accreditation file is required." });
	const kept = await reads(bo);
	assert.deepEqual([kept?.preferred_shifts, kept?.resume?.name, kept?.supplemental], [shifts, "r.pdf", null]);
	const answer = await sends(bo, { accreditation: [documents.jpg.bytes, "a.jpg"], completed: "true" });
	assert.equal(saveSupervisorApplication.answer.parse(answer.body).result.status, "submitted");
	refusal(await sends(bo, { resume: [pdf(), "later.pdf"] }), 409, "already_submitted");
	const removal = await bo.calls(removeCredential, undefined, { user_id: bo.id, field: "resume" });
	refusal(removal, 409, "already_submitted");
	await vaultIsTidy();
});

test("a document is judged by its bytes and not by its name (S6)", async () => {
	const cy = await applicant("cy");
	const html = Buffer.from("<!doctype html><script>alert(1)</script>");
	const hostile: Record<string, Part> = {
		"page.pdf": [html, "page.pdf"],
		"zip.docx": [Buffer.concat([Buffer.from("PK\x05\x06"), Buffer.alloc(18)]), "zip.docx"],
		"picture.svg": [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "picture.svg", "image/png"],
		"plain.doc": [Buffer.from("My resume"), "plain.doc", "application/msword"],
	};
	for (const [name, part] of Object.entries(hostile)) {
		const { errors } = refusal(await sends(cy, { resume: part }), 415, "unsupported_type");
		assert.deepEqual(Object.keys(errors ?? {}), ["resume"], name);
	}
	const { status } = await sends(cy, { resume: [documents.png.bytes, "page.html", "text/html"] });
	assert.equal(status, 200);
	const opened = await opens(cy, (await reads(cy))?.resume?.url);
	assert.equal(opened.headers.get("content-type"), "image/png");
	refusal(await sends(cy, { degree: [Buffer.alloc(0), "empty.pdf"] }), 400, "empty_file");
	await vaultIsTidy();
});

test("a document has at most 10 MB, and of a larger one, and of what came with it, nothing stays (S6)", async () => {
	const dee = await applicant("dee");
	const most = 10_000_000;
	for (const size of [most + 1, most + 1_000_000]) {
		const { message } = refusal(
			await sends(dee, { degree: [pdf(), "d.pdf"], resume: [pdf(size), "r.pdf"], degree_name: "x" }),
			413,
			"too_large",
		);
		assert.equal(message, "Files can be up to 10 MB.");
	}
	const kept = await reads(dee);
	assert.deepEqual([kept?.degree, kept?.resume, kept?.degree_name], [null, null, null]);
	assert.equal((await sends(dee, { resume: [pdf(most), "r.pdf"] })).status, 200);
	assert.equal((await reads(dee))?.resume?.size, most);
	await vaultIsTidy();
});

test("a name is shown as text: no path, no signs that cannot be seen, and not too long (S6)", async () => {
	const eli = await applicant("eli");
	const names = {
		"../../etc/passwd": "passwd",
		"C:\\fakepath\\r\u202e\u0007esume.pdf": "resume.pdf",
		"résumé 履歴書 😀.pdf": "résumé 履歴書 😀.pdf",
		'it\'s (1) "final".pdf': 'it\'s (1) "final".pdf',
		"..": "document",
		" ": "document",
		[`${"é".repeat(300)}.pdf`]: "é".repeat(200),
	};
	for (const [sent, shown] of Object.entries(names)) {
		assert.equal((await sends(eli, { resume: [pdf(), sent] })).status, 200);
		const { name, url } = (await reads(eli))?.resume ?? {};
		assert.equal(name, shown);
		const { headers, status } = await opens(eli, url);
		const [, told = ""] = /filename\*=UTF-8''(\S+)$/.exec(headers.get("content-disposition") ?? "") ?? [];
		assert.deepEqual([status, decodeURIComponent(told)], [200, shown]);
	}
	await vaultIsTidy();
});

test("a new document takes the place of the old, and one can be taken out (S6)", async () => {
	const flo = await applicant("flo");
	await sends(flo, { resume: [pdf(), "one.pdf"], degree: [pdf(), "degree.pdf"] });
	const form = formOf([
		["resume", [pdf(), "two.pdf"]],
		["resume", [pdf(300), "three.pdf"]],
	]);
	assert.equal((await flo.send("PUT", pathOf(flo), form)).status, 200);
	assert.equal((await reads(flo))?.resume?.name, "three.pdf");
	const ofFlo = { user_id: flo.id, field: "resume" };
	for (const person of [noor, lina, dora]) refusal(await person.calls(removeCredential, undefined, ofFlo), 404);
	const { body } = await flo.calls(removeCredential, undefined, ofFlo);
	assert.equal(removeCredential.answer.parse(body).result.resume, null);
	refusal(await flo.calls(removeCredential, undefined, ofFlo), 404);
	refusal(await flo.calls(removeCredential, undefined, { ...ofFlo, field: "photo" }), 404);
	assert.equal((await reads(flo))?.degree?.name, "degree.pdf");
	await vaultIsTidy();
});

test("with a form that is refused none of its documents stays (S6)", async () => {
	const gus = await applicant("gus");
	const resume: Part = [pdf(), "r.pdf"];
	refusal(await sends(gus, { resume, user: dora.id }), 403);
	refusal(await sends(gus, { resume, tawkto_knowledge: "great" }), 400, "invalid_tawkto_knowledge");
	refusal(await sends(gus, { resume, extra_info: "x".repeat(150_000) }), 400, "invalid_extra_info");
	refusal(await sends(gus, { resume, photo: [pdf(), "p.pdf"] }), 400, "invalid_file");
	refusal(await sends(noor, { resume }, gus), 404);
	refusal(await sends(noor, { resume }), 404);
	refusal(await sends(dora, { resume }, gus), 404);
	refusal(await gus.send("PUT", pathOf(gus), formOf(Array(500).fill(["extra_info", "x"]))), 413);
	refusal(await sends(gus, { resume, constructor: "x" }), 400);
	const boundary = { "content-type": "multipart/form-data; boundary=x" };
	const begun = '--x\r\nContent-Disposition: form-data; name="resume"; filename="r.pdf"\r\n\r\n%PDF-1.7 cut';
	for (const body of [begun, "a=1", `${begun}\r\n--x\r\nnonsense`])
		refusal(await gus.send("PUT", pathOf(gus), body, boundary), 400, "invalid_body");
	refusal(await gus.send("PUT", pathOf(gus), begun, { "content-type": "multipart/form-data" }), 400);
	assert.equal((await reads(gus))?.resume, null);
	await vaultIsTidy();
});

test("a document is for its applicant and directors, and each look of a director is recorded (S6)", async () => {
	const hal = await applicant("hal");
	await sends(hal, { resume: [pdf(), "Hal's resume.pdf"] });
	const url = (await reads(hal))?.resume?.url;
	for (const person of [noor, tess, lina, sam]) assert.equal((await opens(person, url)).status, 404);
	assert.equal((await fetch(`${address}/api/v1${url}`)).status, 401);
	const looks = async () => {
		const { body } = await dora.calls(auditLog, undefined, { act: "read_document", member: hal.id });
		return auditLog.answer.parse(body).results.map(({ member, about, params }) => [member.name, about?.name, params]);
	};
	await opens(hal, url);
	assert.deepEqual(await looks(), []);
	for (const _ of [1, 2]) assert.equal((await opens(dora, url)).status, 200);
	const look = ["Dora", "Hal", { name: "Hal's resume.pdf" }];
	assert.deepEqual(await looks(), [look, look]);
	const { body } = await dora.calls(readApplication, undefined, { user_id: hal.id });
	const { history } = readApplication.answer.parse(body);
	assert.deepEqual(
		history.map(({ act }) => act),
		["begun", "document_read", "document_read"],
	);
	assert.equal((await opens(dora, url?.replace("resume", "degree"))).status, 404);
	assert.equal((await opens(dora, url?.replace("resume", "..%2Fresume"))).status, 404);
});

import assert from "node:assert/strict";
import { test } from "vitest";
import { HttpError } from "../../platform/errors.ts";
import { readRow } from "./read-row.ts";
import { readTable } from "./read-table.ts";

const refusedWith = (text: string): string => {
	try {
		readTable(text);
	} catch (error) {
		if (error instanceof HttpError && error.answer.code === "invalid_table") return error.message;
		throw error;
	}
	assert.fail("it was read");
};

const good = [{ line: 2, cells: { name: "Ana Roy", email: "ana@x.example", role: "listener" } }];

test("commas, semicolons and tabs, any ends of lines, a byte order mark and Excel's own line are read", () => {
	for (const text of [
		"name,email,role\nAna Roy,ana@x.example,listener",
		"\ufeffname;email;role\r\nAna Roy;ana@x.example;listener\r\n",
		"name\temail\trole\rAna Roy\tana@x.example\tlistener\r",
		'"name","email","role"\n"Ana Roy","ana@x.example","listener"\n\n\n',
		"name;email;role\n Ana Roy ; ana@x.example ;listener\n;;\n",
	])
		assert.deepEqual(readTable(text).rows, good, text);
	assert.deepEqual(readTable("sep=;\r\nname;email;role\r\nAna Roy;ana@x.example;listener").rows, [
		{ ...good[0], line: 3 },
	]);
	const quoted = readTable('name,email,role,languages\n"Roy, ""Ana""",ana@x.example,listener,"fr, en"');
	assert.deepEqual(quoted.rows[0]?.cells, { ...good[0]?.cells, name: 'Roy, "Ana"', languages: "fr, en" });
});

test("headings are English, French or what people write, in any order; what means nothing is named", () => {
	const text =
		"Rôle;COURRIEL;Nom complet;Certification depuis le;Téléphone;Raison\nlistener;ana@x.example;Ana Roy;2024-01-02;1;x";
	const { rows, unknown, columns } = readTable(text);
	assert.deepEqual(rows[0]?.cells, { ...good[0]?.cells, certified_since: "2024-01-02" });
	assert.deepEqual(unknown, ["Téléphone"]);
	assert.deepEqual(columns, ["role", "email", "name", "certified_since"]);
});

test("a table that is none is refused as a whole, with what is wrong", () => {
	assert.match(refusedWith("name,role\nAna,listener"), /Missing: Email/);
	assert.match(refusedWith("Dear colleagues"), /Missing: Name, Email, Role/);
	assert.match(
		refusedWith("name,email,role,Courriel\nA,a@x.example,listener,b@x.example"),
		/Two columns are headed: Email/,
	);
	assert.match(refusedWith("name,email,role\n"), /no people in it/);
	assert.match(
		refusedWith('name,email,role\n"Ana Roy,ana@x.example,listener\nBo,bo@x.example,listener'),
		/quotation mark/,
	);
	const rows = Array.from({ length: 1001 }, (_, n) => `A B,p${n}@x.example,listener`);
	assert.match(refusedWith(["name,email,role", ...rows].join("\n")), /at most 1,?000 rows/);
	assert.equal(readTable(["name,email,role", ...rows.slice(1)].join("\n")).rows.length, 1000);
});

test("a row is read as people write: roles and languages by their names, hours with a comma, days with slashes", () => {
	const cells = { name: "Ana Roy", email: "ana@x.example", role: "Bénévole à l'écoute" };
	const known = {
		...cells,
		certified_since: "2023/09/15",
		earlier_hours: "1 240,5",
		languages: "Français; anglais, LSQ",
	};
	const read = readRow({ ...known, languages: "Français; anglais, es" }, "fr");
	assert.ok("person" in read, JSON.stringify(read));
	assert.deepEqual(read.person, {
		...{ name: "Ana Roy", email: "ana@x.example", role: "listener", language: "fr", police_check: null },
		...{ certified_since: "2023-09-15", earlier_hours: 1240.5, languages: ["fr", "en", "es"] },
	});
	const checked = readRow({ ...cells, police_level: "Niveau 3", police_date: "2024-01-10" }, "en");
	assert.ok("person" in checked);
	assert.deepEqual(checked.person.police_check, { level: 3, date: "2024-01-10", expires: null });
	const basic = readRow({ ...cells, police_level: "Basic", police_date: "2024-01-10" }, "en");
	assert.ok("problems" in basic);
	assert.deepEqual(basic.problems, [
		{ column: "police_level", message: "We accept these police checks: Level 2 or Level 3." },
	]);
	const wrong = readRow(known, "en");
	assert.ok("problems" in wrong);
	assert.deepEqual(wrong.problems, [{ column: "languages", message: "Unknown language: LSQ." }]);
});

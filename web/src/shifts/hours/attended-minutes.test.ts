import assert from "node:assert/strict";
import { changeAttendance } from "@warmline/contract/shifts/hours-calls";
import { test } from "vitest";
import { idOf } from "../duty/sample-duty.ts";
import { attendedMinutes } from "./attended-minutes.ts";

test("what the server would refuse as minutes of a shift is no number of them", () => {
	for (const text of ["0", " 95 ", "720"]) {
		const minutes = attendedMinutes(text);
		assert.equal(minutes, Number(text));
		const sent = { member_id: idOf(1), attendance: "worked", minutes };
		assert.ok(changeAttendance.body.safeParse(sent).success, text);
	}
	for (const text of ["", "  ", "-1", "721", "1.5", "an hour"]) assert.equal(attendedMinutes(text), null, text);
});

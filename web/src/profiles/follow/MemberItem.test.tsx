import { type Role, roles } from "@warmline/contract/accounts/roles";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { member, mount } from "../../../test/mount.tsx";
import { sampleProfile } from "../sample-profile.ts";
import { MemberItems } from "./MemberItem.tsx";

const people = (["trainee_listener", "listener", "supervisor"] as const).map((role, at) => ({
	...sampleProfile(),
	...{ id: `0190a0b1-3333-7000-8000-00000000000${at}`, username: role, role: { ...roles[role], role } },
}));

const listedTo = async (role: Role) => {
	const reader = member(role);
	await mount(<MemberItems members={people} ownId={reader.id} />, { as: reader });
	return page
		.getByRole("listitem")
		.elements()
		.map((item) => item.querySelector("a")?.lastElementChild?.lastElementChild?.textContent);
};

test("a listener reads who supervises, and of nobody whether they are in training (P1)", async () => {
	expect(await listedTo("listener")).toEqual(["@trainee_listener", "@listener", "@supervisor · Supervisor"]);
	await expectAccessible();
});

for (const role of ["supervisor", "director"] as const) {
	test(`a ${role} reads every role (P1)`, async () => {
		expect(await listedTo(role)).toEqual([
			"@trainee_listener · Trainee listener",
			"@listener · Listener",
			"@supervisor · Supervisor",
		]);
	});
}

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { label } from "../../../test/labels/index.ts";
import { mount } from "../../../test/mount.tsx";
import { ProfileTabs } from "./ProfileTabs.tsx";

test("another member's profile leads to their photos, and never to files: those are one's own (P2, P4)", async () => {
	await mount(
		<ProfileTabs
			tab="stream"
			path="/me/user-profile/them"
			own={false}
			ownId="me"
			memberId="them"
			withStream
			withNotifications={false}
		/>,
	);
	const photos = page.getByRole("link", { name: label.profiles.photos });
	await expect.element(photos).toHaveAttribute("href", expect.stringMatching(/\/me\/photos\?member=them$/));
	await expect.element(page.getByRole("link", { name: label.profiles.files })).not.toBeInTheDocument();
});

import {
	listInvitationLinks,
	makeInvitationLink,
	revokeInvitationLink,
} from "@warmline/contract/invitations/link-calls";
import type { MemberRow } from "../../accounts/index.ts";
import type { Calls } from "../../platform/http/calls.ts";
import { idFrom } from "../../platform/http/requests/path-id.ts";
import type { Platform } from "../../platform/platform.ts";
import { noSuchLink } from "../errors.ts";
import { listLinks, readLink } from "./list-links.ts";
import { makeLink, revokeLink } from "./make-link.ts";

export const linkRoutes = (calls: Calls<MemberRow>, platform: Platform) => {
	calls.answer(listInvitationLinks, async () => ({ results: await listLinks(platform) }));

	calls.answer(makeInvitationLink, async ({ member, body }) => ({
		result: await readLink(platform, await makeLink(platform, member, body)),
	}));

	calls.answer(revokeInvitationLink, async ({ member, params }) => {
		const id = idFrom(params.link_id, noSuchLink);
		await revokeLink(platform, member, id);
		return { result: await readLink(platform, id) };
	});
};

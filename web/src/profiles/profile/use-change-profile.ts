import { useQueryClient } from "@tanstack/react-query";
import { changeProfile } from "@warmline/contract/profiles/calls";
import { request } from "../../platform/http/api.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { renewUser } from "../../platform/session.ts";
import { keepProfile } from "../api.ts";
import type { ProfileChange } from "./about-fields.ts";

/** Saves a part of one's own profile. What the server answers is who one is from then on, in the tab's session too. */
export const useChangeProfile = (id: string) => {
	const queries = useQueryClient();
	return useApiMutation(
		async (body: ProfileChange) => (await request(changeProfile, { params: { id }, body })).result,
		{
			onSuccess: (profile) => {
				keepProfile(queries, profile);
				renewUser(profile);
			},
		},
	);
};

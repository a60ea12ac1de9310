import { queryOptions } from "@tanstack/react-query";
import { changeSecuritySettings, readSecuritySettings } from "@warmline/contract/members/security-calls";
import { request } from "../platform/http/api.ts";
import { memberKeys } from "../platform/http/query-keys.ts";

export const securitySettingsQuery = queryOptions({
	queryKey: memberKeys.securitySettings,
	queryFn: async () => (await request(readSecuritySettings)).result,
	staleTime: 0,
});

export const saveSecondStepFrom = async (second_step_from: string | null) =>
	(await request(changeSecuritySettings, { body: { second_step_from } })).result;

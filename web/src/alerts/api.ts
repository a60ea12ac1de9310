import { infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query";
import {
	type AlertPreferences,
	type AlertPreferencesChange,
	changeAlertPreferences,
	confirmAlertPhone,
	listOpenAlerts,
	readAlertPreferences,
	removeAlertPhone,
	setAlertPhone,
} from "@warmline/contract/alerts/calls";
import { alertKinds } from "@warmline/contract/alerts/kinds";
import {
	type AlertEscalation,
	alertLog,
	changeAlertSettings,
	readAlertSettings,
} from "@warmline/contract/alerts/settings-calls";
import * as z from "zod/mini";
import { request } from "../platform/http/api.ts";
import { alertKeys } from "../platform/http/query-keys.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";

/** Alerts that go on and that the reader is asked about. */
export const openAlertsQuery = queryOptions({
	queryKey: alertKeys.open,
	queryFn: async () => (await request(listOpenAlerts)).results,
	staleTime: Number.POSITIVE_INFINITY,
});

export const alertPreferencesQuery = queryOptions({
	queryKey: alertKeys.preferences,
	queryFn: async () => (await request(readAlertPreferences)).result,
	staleTime: Number.POSITIVE_INFINITY,
});

export const useChangeAlertPreferences = () =>
	useApiMutation(async (body: AlertPreferencesChange) => (await request(changeAlertPreferences, { body })).result, {
		// One after the other, so that what was chosen last is what stays.
		scope: { id: "alert-preferences" },
	});

/** What the server answers of a number is how the preferences are now. */
const usePhoneCall = <Input>(send: (input: Input) => Promise<{ readonly result: AlertPreferences }>) => {
	const queries = useQueryClient();
	return useApiMutation(async (input: Input) => (await send(input)).result, {
		onSuccess: (result) => queries.setQueryData(alertPreferencesQuery.queryKey, result),
		// A code that could not be sent leaves the number behind, unconfirmed.
		invalidates: (error) => (error ? [alertKeys.preferences] : []),
	});
};

export const useSetPhone = () => usePhoneCall((body: { number: string }) => request(setAlertPhone, { body }));
export const useConfirmPhone = () => usePhoneCall((body: { code: string }) => request(confirmAlertPhone, { body }));
export const useRemovePhone = () => usePhoneCall((_: undefined) => request(removeAlertPhone));

export const alertSettingsQuery = queryOptions({
	queryKey: alertKeys.settings,
	queryFn: async () => (await request(readAlertSettings)).results,
	staleTime: 0,
});

export const useChangeAlertSettings = () => {
	const queries = useQueryClient();
	return useApiMutation(async (body: AlertEscalation) => (await request(changeAlertSettings, { body })).results, {
		onSuccess: (results) => queries.setQueryData(alertSettingsQuery.queryKey, results),
	});
};

const kind = z.enum(alertKinds);

/** `narrowed`: a kind as it stands in the address; what makes no sense there narrows nothing. */
export const alertLogQuery = (narrowed: string) =>
	infiniteQueryOptions({
		queryKey: alertKeys.log(narrowed),
		initialPageParam: "",
		queryFn: ({ pageParam }) =>
			request(alertLog, {
				query: {
					limit: 20,
					...(pageParam === "" ? {} : { cursor: pageParam }),
					kind: kind.safeParse(narrowed).data,
				},
			}),
		getNextPageParam: ({ next }) => next,
		staleTime: 0,
	});

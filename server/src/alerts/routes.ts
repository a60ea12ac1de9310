import {
	changeAlertPreferences,
	confirmAlertPhone,
	listOpenAlerts,
	readAlertPreferences,
	removeAlertPhone,
	setAlertPhone,
} from "@warmline/contract/alerts/calls";
import { alertLog, changeAlertSettings, readAlertSettings } from "@warmline/contract/alerts/settings-calls";
import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { AlertContext } from "./alert-context.ts";
import { listLog } from "./log/list-log.ts";
import { confirmPhone, removePhone, setPhone } from "./preferences/own-phone.ts";
import { changeOwnPreferences, readOwnPreferences } from "./preferences/own-preferences.ts";
import { alertsOnPagesOf } from "./queries.ts";
import { toOpenAlert } from "./serializers.ts";
import { changeSettings } from "./settings/change-settings.ts";
import { listOfEscalations } from "./settings/settings-queries.ts";

export const alertRoutes = (calls: Calls<MemberRow>, context: AlertContext) => {
	const { db } = context.database;
	calls.answer(listOpenAlerts, async ({ member }) => ({
		results: (await alertsOnPagesOf(db, member.id)).map(toOpenAlert),
	}));
	calls.answer(readAlertPreferences, async ({ member }) => ({ result: await readOwnPreferences(context, member) }));
	calls.answer(changeAlertPreferences, async ({ member, body }) => ({
		result: await changeOwnPreferences(context, member, body),
	}));
	calls.answer(setAlertPhone, async ({ member, body }) => ({ result: await setPhone(context, member, body.number) }));
	calls.answer(confirmAlertPhone, async ({ member, body }) => ({
		result: await confirmPhone(context, member, body.code),
	}));
	calls.answer(removeAlertPhone, async ({ member }) => ({ result: await removePhone(context, member) }));
	calls.answer(readAlertSettings, async () => ({ results: await listOfEscalations(db) }));
	calls.answer(changeAlertSettings, async ({ member, body }) => ({
		results: await changeSettings(context, member, body),
	}));
	calls.answer(alertLog, ({ query }) => listLog(context, query));
};

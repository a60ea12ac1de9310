import { type AlertChannel, hurries } from "@warmline/contract/alerts/kinds";
import type { Language } from "@warmline/contract/content/words";
import { type MemberRow, memberById, toMember } from "../../accounts/index.ts";
import { minutesAfter } from "../../platform/clock.ts";
import { pageUrl, pathIn, withLanguage } from "../../platform/language.ts";
import { isRefusedForGood } from "../../platform/mail/mailer.ts";
import { sendEmail } from "../../platform/mail/send-email.ts";
import { societyName } from "../../platform/society.ts";
import { preferencesOf } from "../../preferences/index.ts";
import type { AlertContext } from "../alert-context.ts";
import { alertPage, alertText } from "../alert-text.ts";
import { alertEmail } from "../emails.ts";
import type { Standing } from "../ports.ts";
import { type PreferenceRow, preferenceRow } from "../preferences/preference-queries.ts";
import {
	type AlertRow,
	claimDelivery,
	type DeliveryRow,
	deleteUnsent,
	deliveryWithAlert,
	setDelivery,
	wasAskedSince,
} from "../queries.ts";
import { askedLately } from "./escalation.ts";
import { reachableFor, readAskable } from "./reachable-members.ts";

/** One member is asked by one channel: what is sent is looked up when it is sent. */
export type DeliveryJob = { readonly delivery_id: string };
export const deliveryJob = "deliver-alert";

/** Twenty visitors, at once or one after the other, are one message to each member, and another one after that time. */
export const againMinutes = 10;

/** `later`: nothing was sent, and the job is tried again. */
type Sent = { readonly outcome: "taken" | "later" | "refused"; readonly status: string | null };

type Message = {
	readonly delivery: DeliveryRow;
	readonly alert: AlertRow;
	readonly member: MemberRow;
	readonly language: Language;
	readonly preferences: PreferenceRow | undefined;
};

/** It wakes a phone that sleeps; who comes back after a while finds no visitor waiting any more. */
const sendPush = async (context: AlertContext, { alert, member, language }: Message): Promise<Sent> => {
	const message = {
		body: withLanguage(language, () => alertText(alert.kind)),
		url: pathIn(language, alertPage(alert.kind, member.id)),
		// Of many visitors who wait the last is enough on one screen, and is heard all the same.
		...{ tag: `alert-${alert.kind}`, renotify: true },
	};
	const keptSeconds = hurries(alert.kind) ? 600 : 3600;
	const outcome = await context.push(member.id, message, { urgency: "high", keptSeconds });
	return outcome === "none" ? { outcome: "refused", status: "no_browser" } : { outcome, status: outcome };
};

const sendMail = async (context: AlertContext, { alert, delivery, member, language }: Message): Promise<Sent> => {
	const offDuty = delivery.step === "everyone";
	const email = () => alertEmail({ kind: alert.kind, member_id: member.id, offDuty });
	try {
		await sendEmail(context, toMember(member, language), email, delivery.id);
		return { outcome: "taken", status: null };
	} catch (error) {
		return isRefusedForGood(error)
			? { outcome: "refused", status: "not_taken" }
			: { outcome: "later", status: "not_taken" };
	}
};

const sendSms = async (context: AlertContext, { alert, member, language, preferences }: Message): Promise<Sent> => {
	if (context.sms === null || !preferences?.phone || !preferences.phone_confirmed_at)
		return { outcome: "refused", status: "no_number" };
	const url = pageUrl(context.config.PUBLIC_URL, language, alertPage(alert.kind, member.id));
	const text = withLanguage(language, () => `${societyName()}: ${alertText(alert.kind)} ${url}`);
	const { outcome, status } = await context.sms.send(preferences.phone, text);
	return { outcome: outcome === "unknown" ? "refused" : outcome, status };
};

const send: Readonly<Record<Exclude<AlertChannel, "page">, typeof sendPush>> = {
	push: sendPush,
	mail: sendMail,
	sms: sendSms,
};

/** Undefined where it needs nobody any more: the sweep closes it a moment later than somebody has responded. */
const standingOf = async (
	{ database: { db }, sources }: AlertContext,
	{ kind, subject }: AlertRow,
): Promise<Standing | undefined> =>
	(await sources[kind].standing(db, new Set([subject]))).find((one) => one.subject === subject);

/** Whether they would be asked by it now: it may have been held, or tried again, for hours. */
const isReachable = async (
	context: AlertContext,
	{ member_id, channel, step }: DeliveryRow,
	{ kind }: AlertRow,
	standing: Standing,
): Promise<boolean> =>
	reachableFor(kind, standing, await readAskable(context, member_id))[step].some(({ channels }) =>
		channels.includes(channel),
	);

/**
 * Sends it, unless nobody is needed any more. It is claimed first: a server that stops in the middle leaves it unsent
 * rather than sent twice. Throws, to be tried again, where the other side took nothing.
 */
export const deliverAlert = async (context: AlertContext, { delivery_id }: DeliveryJob): Promise<void> => {
	const { clock, log } = context;
	const { db } = context.database;
	const found = await deliveryWithAlert(db, delivery_id);
	if (!found || found.alert.closed_at !== null) return;
	const { delivery, alert } = found;
	const standing = await standingOf(context, alert);
	if (!standing || delivery.channel === "page") return;
	const member = await memberById(db, delivery.member_id);
	if (!member || !(await isReachable(context, delivery, alert, standing)))
		return void (await deleteUnsent(db, delivery.id));
	const preferences = await preferenceRow(db, member.id);
	const { language } = await preferencesOf(db, member.id);
	if (await wasAskedSince(db, delivery.id, minutesAfter(clock.now(), -againMinutes)))
		return void (await setDelivery(db, delivery.id, { status: askedLately }));
	if (!(await claimDelivery(db, delivery.id, clock.now()))) return;
	const { outcome, status } = await send[delivery.channel](context, { delivery, alert, member, language, preferences });
	if (outcome === "taken") return void (await setDelivery(db, delivery.id, { sent_at: clock.now(), status }));
	if (outcome === "refused") {
		log.warn({ channel: delivery.channel, status }, "an alert was refused");
		return void (await setDelivery(db, delivery.id, { failed_at: clock.now(), status }));
	}
	await setDelivery(db, delivery.id, { claimed_at: null, status });
	throw new Error(`an alert was not taken: ${delivery.channel}, ${status}`);
};

import { type AlertKind, type AlertStep, alertKinds, alertSteps } from "@warmline/contract/alerts/kinds";
import { type AlertEscalation, stepsIn } from "@warmline/contract/alerts/settings-calls";
import { v7 } from "uuid";
import { tellMembers } from "../../notifications/index.ts";
import { minutesAfter } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { AlertContext } from "../alert-context.ts";
import type { Standing } from "../ports.ts";
import {
	type AlertRow,
	closeAlert,
	deliveriesOf,
	insertAlert,
	insertDeliveries,
	lockOpenAlert,
	openAlertRows,
	releaseHeld,
	setStep,
} from "../queries.ts";
import { escalations } from "../settings/settings-queries.ts";
import { againMinutes, type DeliveryJob, deliveryJob } from "./deliver-alert.ts";
import { nextDeliveries } from "./escalation.ts";
import { type Askable, reachableFor, readAskable } from "./reachable-members.ts";

type Current = { readonly alert: AlertRow; readonly standing: Standing };

/** Who is shown it on a page asks again which go on. */
const tellPages = ({ hub }: AlertContext, memberIds: readonly string[]) => {
	if (memberIds.length > 0) tellMembers(hub, [...new Set(memberIds)], { action: "alerts_changed" });
};

/** Nobody has to do anything any more: nothing that was not sent yet goes out. */
const close = async (context: AlertContext, alert: AlertRow) => {
	const { db } = context.database;
	const response = await context.sources[alert.kind].response(db, alert.subject);
	if (!(await closeAlert(db, alert.id, context.clock.now(), response))) return;
	const asked = await deliveriesOf(db, [alert.id]);
	tellPages(
		context,
		asked.filter(({ channel }) => channel === "page").map(({ member_id }) => member_id),
	);
};

const openFor = async (
	{ database, clock }: AlertContext,
	kind: AlertKind,
	standing: Standing,
	escalation: AlertEscalation,
): Promise<AlertRow | undefined> => {
	const [first] = stepsIn(escalation);
	const now = clock.now();
	const began_at = standing.began_at ?? now;
	const isDue = standing.began_at === null || (first && now.getTime() - began_at.getTime() >= first.after * 1000);
	if (!first || !isDue) return undefined;
	return insertAlert(database.db, { id: v7(), kind, subject: standing.subject, began_at, opened_at: now });
};

/** A group that was asked early stays reached while it is waited for the time of those before it. */
const isFurther = (reached: AlertStep | null, before: AlertStep | null): reached is AlertStep =>
	reached !== null && (before === null || alertSteps.indexOf(reached) > alertSteps.indexOf(before));

/** Asks whoever is to be asked by now. What is to be sent is stored with the jobs that send it, or not at all. */
const escalate = (
	context: AlertContext,
	{ alert, standing }: Current,
	escalation: AlertEscalation,
	members: readonly Askable[],
) =>
	inTransaction(context.database.db, async ({ tx, afterCommit }) => {
		const locked = await lockOpenAlert(tx, alert.id);
		if (!locked) return;
		const now = context.clock.now();
		const asked = await deliveriesOf(tx, [alert.id]);
		const reachable = reachableFor(alert.kind, standing, members);
		const { reached, deliveries } = nextDeliveries({ ...locked, asked }, stepsIn(escalation), reachable, now);
		if (isFurther(reached, locked.step)) await setStep(tx, alert.id, reached);
		if (deliveries.length === 0) return;
		const rows = deliveries.map(({ member_id, channel, step }) => ({
			...{ id: v7(), alert_id: alert.id, member_id, channel, step, due_at: now },
			sent_at: channel === "page" ? now : null,
		}));
		const made = await insertDeliveries(tx, rows);
		const jobs = made.filter(({ channel }) => channel !== "page").map(({ id }) => ({ delivery_id: id }));
		await context.jobs.promiseAll<DeliveryJob>(deliveryJob, jobs, tx);
		const onPages = made.filter(({ channel }) => channel === "page").map(({ member_id }) => member_id);
		afterCommit(() => tellPages(context, onPages));
	});

/** What stands of one kind, with its alert: those that stand no more are closed, and those that have to be are opened. */
const currentOf = async (
	context: AlertContext,
	kind: AlertKind,
	escalation: AlertEscalation,
	open: readonly AlertRow[],
): Promise<Current[]> => {
	const subjects = new Set(open.map(({ subject }) => subject));
	const standing = escalation.enabled ? await context.sources[kind].standing(context.database.db, subjects) : [];
	const stands = new Map(standing.map((one) => [one.subject, one]));
	for (const alert of open) if (!stands.has(alert.subject)) await close(context, alert);
	const opened: AlertRow[] = [];
	for (const one of standing) {
		const alert = subjects.has(one.subject) ? undefined : await openFor(context, kind, one, escalation);
		if (alert) opened.push(alert);
	}
	return [...open, ...opened].flatMap((alert) => {
		const found = stands.get(alert.subject);
		return found ? [{ alert, standing: found }] : [];
	});
};

/** What was held because its member was asked about something else is sent when that was long enough ago. */
const sendHeld = (context: AlertContext) =>
	inTransaction(context.database.db, async ({ tx }) => {
		const now = context.clock.now();
		const held = await releaseHeld(tx, minutesAfter(now, -againMinutes), now);
		await context.jobs.promiseAll<DeliveryJob>(deliveryJob, held, tx);
	});

/** What fails is tried again by the next look, and keeps nobody from being asked about something else. */
const alone = async ({ log }: AlertContext, kind: AlertKind, work: () => Promise<void>): Promise<void> => {
	try {
		await work();
	} catch (error) {
		log.warn({ err: error, kind }, "an alert was not looked after");
	}
};

/** One look at everything for which people are called. Two servers may look at once: each thing is done by one of them. */
export const lookAtAlerts = async (context: AlertContext): Promise<void> => {
	const { db } = context.database;
	const settings = await escalations(db);
	const open = await openAlertRows(db);
	const current: Current[] = [];
	for (const kind of alertKinds) {
		const ofKind = open.filter((alert) => alert.kind === kind);
		await alone(context, kind, async () => {
			current.push(...(await currentOf(context, kind, settings[kind], ofKind)));
		});
	}
	if (current.length === 0) return;
	const members = await readAskable(context);
	for (const one of current)
		await alone(context, one.alert.kind, () => escalate(context, one, settings[one.alert.kind], members));
	await sendHeld(context);
};

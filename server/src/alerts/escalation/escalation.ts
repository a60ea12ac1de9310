import { type AlertChannel, type AlertKind, type AlertStep, hurries } from "@warmline/contract/alerts/kinds";

/** A member who can be reached now, and how: outside their quiet hours, by channels that they have and want. */
export type Reachable = { readonly member_id: string; readonly channels: readonly AlertChannel[] };

/** The status of what is not sent because the member was asked lately about something else of the kind. */
export const askedLately = "asked_lately";

/** A group, and the seconds after which it is asked. */
export type Step = { readonly step: AlertStep; readonly after: number };

/** That somebody was asked, and what became of it. */
export type Asked = {
	readonly member_id: string;
	readonly channel: AlertChannel;
	readonly due_at: Date;
	readonly sent_at: Date | null;
	readonly failed_at: Date | null;
	readonly status: string | null;
};

export type NewDelivery = { readonly member_id: string; readonly channel: AlertChannel; readonly step: AlertStep };

/** Seconds in which a message is expected to be sent; afterwards nobody counts on it. */
const sendingSeconds = 60;

const secondsFrom = (then: Date, now: Date) => (now.getTime() - then.getTime()) / 1000;

/** A page may be in a tab that sleeps, so whoever is told on a page alone does not keep the next group from being asked. */
const isTold = ({ channel, due_at, sent_at, failed_at, status }: Asked, now: Date): boolean =>
	channel !== "page" &&
	(sent_at !== null || status === askedLately || (failed_at === null && secondsFrom(due_at, now) < sendingSeconds));

/**
 * Whom to ask now, and the last group that is reached. Each group that is reached is looked at again every time, so who
 * comes on duty later, or whose quiet hours end, is asked then. Where nobody of a group can be told about what hurries, the
 * next group does not wait for its time.
 */
export const nextDeliveries = (
	{ kind, began_at, asked }: { readonly kind: AlertKind; readonly began_at: Date; readonly asked: readonly Asked[] },
	steps: readonly Step[],
	reachable: Readonly<Record<AlertStep, readonly Reachable[]>>,
	now: Date,
): { readonly reached: AlertStep | null; readonly deliveries: readonly NewDelivery[] } => {
	const elapsed = secondsFrom(began_at, now);
	const known = new Set(asked.map(({ member_id, channel }) => `${member_id} ${channel}`));
	const deliveries: NewDelivery[] = [];
	let reached: AlertStep | null = null;
	let isAnybodyTold = asked.some((one) => isTold(one, now));
	const [first] = steps;
	if (!first || elapsed < first.after) return { reached, deliveries };
	for (const { step, after } of steps) {
		if (elapsed < after && (isAnybodyTold || !hurries(kind))) break;
		reached = step;
		for (const { member_id, channels } of reachable[step])
			for (const channel of channels) {
				if (known.has(`${member_id} ${channel}`)) continue;
				known.add(`${member_id} ${channel}`);
				deliveries.push({ member_id, channel, step });
				if (channel !== "page") isAnybodyTold = true;
			}
	}
	return { reached, deliveries };
};

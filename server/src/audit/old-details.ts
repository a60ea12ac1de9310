import type { AuditAct } from "@warmline/contract/audit/calls";
import { auditParams } from "@warmline/contract/audit/params";

type Groups = Readonly<Record<string, string | undefined>>;
type Form = readonly [RegExp, (found: Groups) => object];

const orNull = (value: string | undefined) => (value === "none" ? null : value);
const settingOf = (value: string | undefined) => (/^\d+$/.test(value ?? "") ? Number(value) : orNull(value));

/** `name: before to after`, several parted by `; `. */
const changesOf = (detail: string) =>
	[...detail.matchAll(/(?:^|; )(\w+): (.*?) to (.*?)(?=; \w+: |$)/gs)].map(([, setting, before, after]) => ({
		setting,
		before,
		after,
	}));

const numberChanges = (detail: string) =>
	changesOf(detail).map(({ setting, before, after }) => ({ setting, before: Number(before), after: Number(after) }));

/** Undefined where it is not clear what was written: a reason may hold the signs that part the others. */
const settingChanges = (detail: string) => {
	const changes = changesOf(detail);
	const again = changes.map(({ setting, before, after }) => `${setting}: ${before} to ${after}`).join("; ");
	if (again !== detail || changes.some(({ before, after }) => `${before}${after}`.includes(" to "))) return undefined;
	return changes.map(({ setting, before, after }) =>
		setting === "paused_reason"
			? { setting, before: orNull(before), after: orNull(after) }
			: { setting, before: settingOf(before), after: settingOf(after) },
	);
};

const needsOf = ({ listeners, supervisors }: Groups) => ({
	listeners: Number(listeners),
	supervisors: Number(supervisors),
});
const needs = "(?<listeners>\\d+) listeners?, (?<supervisors>\\d+) supervisors?";

const thing: Form = [/^(?<kind>post|comment|profile|member) (?<id>[0-9a-f-]{36})$/, ({ kind, id }) => ({ kind, id })];
const reason: Form = [/^(?<reason>.+)$/s, ({ reason }) => ({ reason })];
const block: Form = [/^(?<reason>\w+), (?<hours>\d+)$/, ({ reason, hours }) => ({ reason, hours: Number(hours) })];

const closedDays =
	"(?<first>\\d{4}-\\d\\d-\\d\\d)(?: to (?<last>\\d{4}-\\d\\d-\\d\\d))?(?<yearly>, yearly)?: (?<name>.+)";
const daysOf = ({ first, last = first, yearly, name }: Groups) => ({ first, last, yearly: yearly !== undefined, name });

const attendanceOf = (text = "") => {
	const [, attendance, minutes] = /^(\w+?)(?: (\d+) minutes)?$/.exec(text) ?? [];
	return { attendance, ...(minutes !== undefined && { minutes: Number(minutes) }) };
};

/** Why it was cancelled comes last, and may hold the sign that parts the others. */
const partsOf = (changes: string): string[] => {
	const at = changes.startsWith("off: ") ? 0 : changes.indexOf("; off: ");
	if (at < 0) return changes.split("; ");
	return at === 0 ? [changes] : [...changes.slice(0, at).split("; "), changes.slice(at + 2)];
};

const shiftChange = (text: string): object => {
	const [, added, listeners, supervisors] = /^(added, )?(\d+) listeners?, (\d+) supervisors?$/.exec(text) ?? [];
	if (listeners !== undefined) return { ...(added && { added: true }), needs: needsOf({ listeners, supervisors }) };
	const [, name] = /^supervisor: (.+)$/.exec(text) ?? [];
	if (name !== undefined) return { supervisor: orNull(name) };
	if (text === "on again") return { reopened: true };
	const [, cancelled] = /^off: (.+)$/s.exec(text) ?? [];
	// No change that was ever recorded: the whole is kept as its text.
	return cancelled === undefined ? { day: undefined } : { cancelled };
};

const stageOf = (stages = "") => {
	const [status, ...more] = stages.split(", ");
	const kind = more.find((part) => !part.endsWith("certified"));
	const certified = more.find((part) => part.endsWith("certified"));
	return {
		status,
		...(kind !== undefined && { kind }),
		...(certified !== undefined && { certified: certified === "certified" }),
	};
};

const kindsOfForms: Groups = { "Reference check": "reference_check", "Confidentiality agreement": "nda" };

/** How a version before parameters wrote down what an act says, and what that is as parameters. */
const forms: { readonly [Act in AuditAct]?: readonly Form[] } = {
	set_chats_limit: [
		[/^as everybody$/, () => ({ limit: null })],
		[/^(?<limit>\d+)$/, ({ limit }) => ({ limit: Number(limit) })],
	],
	change_settings: [[/^(?<all>\w+: .+)$/s, ({ all = "" }) => ({ changes: settingChanges(all) })]],
	read_form: [[/^(?<kind>[^:]+): (?<name>.+)$/s, ({ kind = "", name }) => ({ kind: kindsOfForms[kind], name })]],
	read_document: [[/^(?<name>.+)$/s, ({ name }) => ({ name })]],
	decide_application: [[/^(?<decision>\w+)$/, ({ decision }) => ({ decision })]],
	finish_training: [[/^(?<steps>[\w, ]+)$/, ({ steps }) => ({ missing: steps?.split(", ") })]],
	change_record: [[/^(?<fields>[\w, ]+)$/, ({ fields }) => ({ fields: fields?.split(", ") })]],
	mail_stage: [
		[
			/^(?<stages>[a-z ,]+) \((?<count>\d+)\): (?<subject>.+)$/s,
			({ stages, count, subject }) => ({ ...stageOf(stages), count: Number(count), subject }),
		],
	],
	change_role: [
		[
			/^(?<before>\w+) to (?<after>\w+)(?:: (?<reason>.+))?$/s,
			({ before, after, reason }) => ({ before, after, ...(reason !== undefined && { reason }) }),
		],
	],
	deactivate_member: [reason],
	reset_second_step: [reason],
	erase_member: [[/^(?<role>\w+)$/, ({ role }) => ({ role })]],
	change_security: [
		[/^(?<before>\S+) to (?<after>\S+)$/, ({ before, after }) => ({ before: orNull(before), after: orNull(after) })],
	],
	read_practice: [[/^(?<room_id>[0-9a-f-]{36})$/, ({ room_id }) => ({ room_id })]],
	read_hours: [[/^(?<view>\w+)$/, ({ view }) => ({ view })]],
	delete_post: [thing],
	delete_comment: [thing],
	pin_post: [thing],
	unpin_post: [thing],
	publish_after_warning: [thing],
	keep_reported: [thing],
	hide_post: [thing],
	hide_comment: [thing],
	show_again: [thing],
	warn_member: [thing],
	clear_profile: [thing],
	suspend_from_community: [[/^(?<until>\S+Z)$/, ({ until }) => ({ until })]],
	change_rota: [
		[
			new RegExp(`^weekly (?<weekday>\\d) (?<start>\\d\\d:\\d\\d): ${needs}$`),
			({ weekday, start, ...many }) => ({
				change: "set_weekly_shift",
				weekday: Number(weekday),
				start,
				...needsOf(many),
			}),
		],
		[
			/^weekly (?<weekday>\d) (?<start>\d\d:\d\d): dropped$/,
			({ weekday, start }) => ({ change: "drop_weekly_shift", weekday: Number(weekday), start }),
		],
		[
			/^shift time (?<start>\S+) to (?<end>\S+): (?<change>added|retired)$/,
			({ start, end, change }) => ({ change: change === "added" ? "add_shift_time" : "retire_shift_time", start, end }),
		],
		[
			new RegExp(`^(?<change>closed|opened) ${closedDays}$`, "s"),
			({ change, ...days }) => ({ change: change === "closed" ? "close_days" : "open_days", ...daysOf(days) }),
		],
		[/^(?<all>\w+: .+)$/s, ({ all = "" }) => ({ change: "settings", changes: numberChanges(all) })],
	],
	change_shift: [
		[
			/^(?<day>\d{4}-\d\d-\d\d) (?<start>\d\d:\d\d): (?<changes>.+)$/s,
			({ day, start, changes = "" }) => ({
				day,
				start,
				...Object.assign({}, ...partsOf(changes).map(shiftChange)),
			}),
		],
	],
	call_out: [
		[
			/^(?<part>\w+), (?<starts_at>\S+): (?<count>\d+)$/,
			({ part, starts_at, count }) => ({ part, starts_at, count: Number(count) }),
		],
	],
	change_attendance: [
		[
			/^(?<day>\d{4}-\d\d-\d\d): (?<before>.+?) to (?<after>.+)$/,
			({ day, before, after }) => ({ day, before: attendanceOf(before), after: attendanceOf(after) }),
		],
	],
	close_shift: [[/^(?<starts_at>\S+Z)$/, ({ starts_at }) => ({ starts_at })]],
	ask_for_block: [block],
	confirm_block: [block],
};

/** The parameters that stand in the text of an older entry; the text itself where it is no such text. */
export const paramsOfDetail = (act: AuditAct, detail: string): object => {
	const text = { text: detail };
	if (!(act in auditParams)) return text;
	for (const [pattern, paramsOf] of forms[act] ?? []) {
		const groups = pattern.exec(detail)?.groups ?? (pattern.test(detail) ? {} : undefined);
		if (!groups) continue;
		const params = auditParams[act as keyof typeof auditParams].safeParse(paramsOf(groups));
		if (params.success) return params.data;
	}
	return text;
};

import { isAgent, type Role, roleNames, roles } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import { changeMemberRole, type KeptMember } from "@warmline/contract/members/calls";
import { fullName } from "../../platform/session.ts";
import { localDay } from "../../platform/time/time.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { LoggedReason } from "./LoggedReason.tsx";
import type { MemberAct } from "./members-api.ts";

/** What somebody may do, for who gives the role. */
const roleMeans: Readonly<Record<Role, string>> = {
	new_hire: t("Applies, and has a profile. Can’t see chats or other members yet."),
	trainee_listener: t("Part of the community, and practises. Can’t see chats or visitors."),
	trainee_supervisor: t("Part of the community, and practises. Can’t see chats or visitors."),
	listener: t("Sees waiting visitors, takes chats, and can read their own chats."),
	supervisor: t("Sees every chat, assigns and takes over, and supports listeners."),
	director: t("Everything: all chats, applications, members, settings and the audit log."),
};

/** Who takes chats already was certified before. */
const asksSince = (before: Role, after: Role): boolean => isAgent(after) && !isAgent(before);

export type MemberDialogProps = {
	readonly member: KeptMember;
	readonly busy: boolean;
	/** Why it was not done; what was typed stays. */
	readonly error: Error | null;
	readonly reason: string;
	readonly onWrite: (reason: string) => void;
	readonly onConfirm: (act: MemberAct) => void;
	readonly onCancel: () => void;
};

export function RoleDialog({ member, busy, error, reason, onWrite, onConfirm, onCancel }: MemberDialogProps) {
	const first: { role: Role; certified_since: string } = { role: member.role, certified_since: "" };
	const { form, values, change, register, submit, errors, failure } = useForm({
		values: first,
		check: ({ role, certified_since }) =>
			role === member.role && !member.suspended
				? { errors: { role: t("This is already their role. Please choose another one.") } }
				: checkBy(changeMemberRole.body, {
						role,
						certified_since: asksSince(member.role, role) && certified_since !== "" ? certified_since : null,
					}),
		send: ({ role, certified_since }) =>
			onConfirm({ act: "role", role, certified_since: certified_since ?? null, reason }),
		call: { isPending: busy, error },
		fields: ["certified_since"],
		fallback: t("Nothing was changed. Please try again."),
	});
	const choose = (value: string) => change({ role: roleNames.find((one) => one === value) ?? member.role });
	return (
		<ConfirmDialog
			open
			title={t("Change the role of {name}?", { name: fullName(member) })}
			confirm={t("Change role")}
			busy={busy}
			onConfirm={submit}
			onCancel={onCancel}
		>
			<p>
				{t(
					"Takes effect immediately, on open pages too. If they can no longer take chats, their open chats return to the queue.",
				)}
			</p>
			<div ref={form}>
				<Field label={t("Role")} below={roleMeans[values.role]} error={errors.role} className="mt-4 text-ink">
					<Select value={values.role} disabled={busy} onChange={(event) => choose(event.target.value)}>
						{roleNames.map((one) => (
							<option key={one} value={one}>
								{roles[one].name}
							</option>
						))}
					</Select>
				</Field>
				{asksSince(member.role, values.role) && (
					<Field
						label={t("Certified since")}
						optional
						hint={t(
							"For people who have volunteered before. Without it, they count as certified from today, and owe a beginner’s shifts.",
						)}
						error={errors.certified_since}
						className="mt-4 text-ink"
					>
						<TextInput {...register("certified_since")} type="date" max={localDay()} readOnly={busy} />
					</Field>
				)}
			</div>
			{member.suspended && (
				<p className="mt-4">
					{t(
						"This member is suspended. Any role that you give them ends the suspension, and a trainee stays a trainee.",
					)}
				</p>
			)}
			<LoggedReason value={reason} onChange={onWrite} />
			{failure && (
				<Banner tone="failure" className="mt-4">
					{failure}
				</Banner>
			)}
		</ConfirmDialog>
	);
}

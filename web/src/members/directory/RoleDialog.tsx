import { type Role, roleNames, roles } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import type { KeptMember } from "@warmline/contract/members/calls";
import { fullName } from "../../platform/session.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
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
	const first: { role: Role } = { role: member.role };
	const { form, values, change, submit, errors, failure } = useForm({
		values: first,
		check: ({ role }) =>
			role === member.role
				? { errors: { role: t("This is already their role. Please choose another one.") } }
				: { data: role },
		send: (role: Role) => onConfirm({ act: "role", role, reason }),
		call: { isPending: busy, error },
		fields: [],
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
			</div>
			{member.suspended && (
				<p className="mt-4">{t("This member is suspended. Giving them another role ends the suspension.")}</p>
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

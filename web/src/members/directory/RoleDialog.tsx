import { type Role, roleNames, roles } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import type { KeptMember } from "@warmline/contract/members/calls";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { fullName } from "../../platform/session.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { useFirstInvalid } from "../../ui/forms/use-first-invalid.ts";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { LoggedReason } from "./LoggedReason.tsx";
import type { MemberAct } from "./members-api.ts";
import { roleMeans } from "./role-words.ts";

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
	const [role, setRole] = useState<Role>(member.role);
	const [problem, setProblem] = useState<string>();
	const { form, checked } = useFirstInvalid<HTMLDivElement>(busy);
	const choose = (value: string) => {
		setRole(roleNames.find((one) => one === value) ?? member.role);
		setProblem(undefined);
	};
	const confirm = () => {
		checked();
		if (role === member.role) return setProblem(t("This is already their role. Please choose another one."));
		onConfirm({ act: "role", role, reason });
	};
	return (
		<ConfirmDialog
			open
			title={t("Change the role of {name}?", { name: fullName(member) })}
			confirm={t("Change role")}
			busy={busy}
			onConfirm={confirm}
			onCancel={onCancel}
		>
			<p>
				{t(
					"Takes effect immediately, on open pages too. If they can no longer take chats, their open chats return to the queue.",
				)}
			</p>
			<div ref={form}>
				<Field label={t("Role")} below={roleMeans[role]} error={problem} className="mt-4 text-ink">
					<Select value={role} disabled={busy} onChange={(event) => choose(event.target.value)}>
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
			{error && (
				<Banner tone="failure" className="mt-4">
					{errorMessage(error, t("Nothing was changed. Please try again."))}
				</Banner>
			)}
		</ConfirmDialog>
	);
}

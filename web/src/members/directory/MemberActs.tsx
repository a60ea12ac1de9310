import { useQueryClient } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { KeptMember } from "@warmline/contract/members/calls";
import { useState } from "react";
import { memberKeys } from "../../platform/http/query-keys.ts";
import { isTooLate, useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { fullName } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { CloseDialog } from "./CloseDialog.tsx";
import { CorrectEmailDialog } from "./CorrectEmailDialog.tsx";
import { doMemberAct, type MemberAct, memberQuery } from "./members-api.ts";
import { ResetStepDialog } from "./ResetStepDialog.tsx";
import { RoleDialog } from "./RoleDialog.tsx";

const doneText = (name: string): Readonly<Record<MemberAct["act"], string>> => ({
	role: t("The new role is active. {name} will get an email.", { name }),
	deactivate: t("The account is deactivated. {name} will get an email.", { name }),
	activate: t("The account is active again. {name} will get an email.", { name }),
	second_step: t("Two-step verification is off. {name} will get an email.", { name }),
	email: t("We’ve sent a link to the new address. The email changes once {name} confirms it.", { name }),
});

type Asked = "role" | "open" | "step" | "email";

type MemberActsProps = { readonly member: KeptMember; readonly isSelf: boolean };

/** The role, and whether the account is open: each changed after a question. */
export function MemberActs({ member, isSelf }: MemberActsProps) {
	const name = fullName(member);
	const [asked, setAsked] = useState<Asked | null>(null);
	/** What is written in each dialog and not in force yet. */
	const [reasons, setReasons] = useState({ role: "", open: "", step: "", email: "" });
	const { mutate, reset, data, variables, error, isPending } = useMemberAct(member.id);

	const ask = (what: Asked) => {
		reset();
		setAsked(what);
	};
	const dialogOf = (what: Asked) => ({
		member,
		busy: isPending,
		error,
		reason: reasons[what],
		onWrite: (reason: string) => setReasons({ ...reasons, [what]: reason }),
		onConfirm: (act: MemberAct) =>
			mutate(act, {
				onSuccess: () => {
					setAsked(null);
					setReasons({ ...reasons, [what]: "" });
				},
			}),
		onCancel: () => setAsked(null),
	});
	return (
		<section aria-labelledby="member-acts" className="rounded-card border border-line bg-surface p-5 shadow-card">
			<h2 id="member-acts" className="text-xl">
				{t("Role and account")}
			</h2>
			{data && variables && (
				<Banner tone="success" className="mt-4">
					{doneText(name)[variables.act]}
				</Banner>
			)}
			{isSelf ? (
				<p className="mt-2 text-soft">
					{t("This is you. Another director can change your role, or deactivate or erase your account.")}
				</p>
			) : (
				<>
					<p className="mt-2 text-soft">
						{member.is_active
							? t("Changes take effect immediately and are recorded in the audit log.")
							: t("This account is deactivated: its owner can’t log in. Its data is still stored.")}
					</p>
					<div className="mt-4 flex flex-wrap gap-3">
						<Button variant="secondary" onClick={() => ask("role")}>
							{t("Change role")}
						</Button>
						{member.is_active && (
							<Button variant="secondary" onClick={() => ask("email")}>
								{t("Correct email")}
							</Button>
						)}
						{member.second_step && (
							<Button variant="secondary" onClick={() => ask("step")}>
								{t("Reset two-step verification")}
							</Button>
						)}
						<Button variant={member.is_active ? "danger" : "secondary"} onClick={() => ask("open")}>
							{member.is_active ? t("Deactivate account") : t("Reactivate account")}
						</Button>
					</div>
				</>
			)}
			{asked === "role" && <RoleDialog {...dialogOf("role")} />}
			{asked === "step" && <ResetStepDialog {...dialogOf("step")} />}
			{asked === "email" && <CorrectEmailDialog {...dialogOf("email")} />}
			{asked === "open" && <CloseDialog {...dialogOf("open")} />}
		</section>
	);
}

/** Does one act to a member; pages show afterwards who they are now, also when somebody else was quicker. */
const useMemberAct = (memberId: string) => {
	const queries = useQueryClient();
	const { queryKey } = memberQuery(memberId);
	return useApiMutation((asked: MemberAct) => doMemberAct(memberId, asked), {
		onSuccess: (member) => queries.setQueryData(queryKey, member),
		invalidates: (error) => {
			if (!error) return [memberKeys.lists];
			return isTooLate(error) ? [queryKey] : [];
		},
	});
};

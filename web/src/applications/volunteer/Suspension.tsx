import { useQueryClient } from "@tanstack/react-query";
import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { reinstateVolunteer, suspendVolunteer } from "@warmline/contract/applications/record-calls";
import type { BodyInputOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { KeptMember } from "@warmline/contract/members/calls";
import { useState } from "react";
import { request } from "../../platform/http/api.ts";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { applicationKeys, memberKeys } from "../../platform/http/query-keys.ts";
import { isTooLate, useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { fullName } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { recordQuery } from "../record-api.ts";
import { SuspendDialog } from "./SuspendDialog.tsx";
import { suspendedText } from "./suspended-text.ts";

type SuspensionProps = { readonly member: KeptMember; readonly suspended: VolunteerRecord["suspended"] };

export type SuspensionAct =
	| { readonly act: "suspend"; readonly body: BodyInputOf<typeof suspendVolunteer> }
	| { readonly act: "reinstate" };

/** Who takes chats may be kept from them for a while, and is let back in: with or without an application. */
export function Suspension({ member, suspended }: SuspensionProps) {
	const name = fullName(member);
	const [asked, setAsked] = useState<SuspensionAct["act"] | null>(null);
	const { mutate, reset, variables, data, error, isPending } = useSuspension(member.id, () => setAsked(null));
	const mayBeSuspended = member.role === "listener" || member.role === "supervisor";
	if (suspended === null && !mayBeSuspended && !data) return null;
	const open = (act: SuspensionAct["act"]) => {
		reset();
		setAsked(act);
	};
	return (
		<div className="mt-5 border-t border-line pt-5">
			{data && variables && !asked && (
				<Banner tone="success" className="mb-4">
					{variables.act === "suspend"
						? t("Suspended. {name} will get an email.", { name })
						: t("Reinstated. {name} will get an email.", { name })}
				</Banner>
			)}
			{suspended !== null && (
				<>
					<p className="font-semibold text-bad">{suspendedText(suspended)}</p>
					{suspended.reason !== null && (
						<p className="mt-2 whitespace-pre-wrap text-soft wrap-anywhere">{suspended.reason}</p>
					)}
				</>
			)}
			{suspended === null && mayBeSuspended && (
				<Button variant="danger" className="mt-3" onClick={() => open("suspend")}>
					{t("Suspend")}
				</Button>
			)}
			{suspended !== null && (
				<div className="mt-3 flex flex-wrap gap-3">
					<Button variant="secondary" onClick={() => open("reinstate")}>
						{t("Reinstate")}
					</Button>
					<Button variant="quiet" onClick={() => open("suspend")}>
						{t("Change reason or last day")}
					</Button>
				</div>
			)}
			{asked === "suspend" && (
				<SuspendDialog
					name={name}
					suspended={suspended}
					busy={isPending}
					error={error}
					onConfirm={(body) => mutate({ act: "suspend", body })}
					onCancel={() => setAsked(null)}
				/>
			)}
			<ConfirmDialog
				open={asked === "reinstate"}
				title={t("Reinstate {name}?", { name })}
				confirm={t("Reinstate")}
				busy={isPending}
				failure={error ? errorMessage(error, t("Nothing was changed. Please try again.")) : undefined}
				onConfirm={() => mutate({ act: "reinstate" })}
				onCancel={() => setAsked(null)}
			>
				<p>
					{t(
						"{name} has their role back and can take chats from now on. We’ll email them. Shifts they had booked before were released.",
						{ name },
					)}
				</p>
			</ConfirmDialog>
		</div>
	);
}

const useSuspension = (user_id: string, onDone: () => void) => {
	const queries = useQueryClient();
	const { queryKey } = recordQuery(user_id);
	return useApiMutation(
		async (asked: SuspensionAct): Promise<VolunteerRecord> => {
			const params = { user_id };
			if (asked.act === "reinstate") return (await request(reinstateVolunteer, { params })).result;
			return (await request(suspendVolunteer, { params, body: asked.body })).result;
		},
		{
			onSuccess: (record) => {
				queries.setQueryData(queryKey, record);
				onDone();
			},
			invalidates: (error) => {
				if (!error) return [memberKeys.one(user_id), memberKeys.lists, applicationKeys.board];
				return isTooLate(error) ? [queryKey, memberKeys.one(user_id)] : [];
			},
		},
	);
};

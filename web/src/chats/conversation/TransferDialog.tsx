import { useQuery } from "@tanstack/react-query";
import type { Chat } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { listenersQuery } from "../api.ts";
import type { AgentStore } from "../store/agent-store.ts";
import type { Me } from "../store/chat-lists.ts";
import { listenerChoice } from "./listener-choice.ts";

type TransferDialogProps = {
	readonly chat: Chat;
	readonly me: Me;
	readonly store: AgentStore;
	readonly onClose: () => void;
};

const longestReason = 300;

/** Listeners are not told who comes and goes, as supervisors are: they ask again while they choose. */
const freshWhileOpen = { staleTime: 0, refetchInterval: 5000 };

/** By its listener a transfer is an offer that needs a reason; a supervisor moves a chat at once. */
export function TransferDialog({ chat, me, store, onClose }: TransferDialogProps) {
	const { data, error, refetch, isFetching } = useQuery({ ...listenersQuery, ...freshWhileOpen });
	const [written, setWritten] = useState({ listener: "", reason: "" });
	const others = data?.filter((one) => one.id !== me.id && one.id !== chat.assigned_agent);
	// Who has gone since is no choice any more.
	const listener = others?.find((one) => one.id === written.listener)?.id ?? "";
	const { form, register, submit, errors } = useForm({
		values: { ...written, listener },
		onChange: setWritten,
		check: ({ reason }) => {
			const missing = {
				...(listener === "" && { listener: t("Please choose a listener.") }),
				...(!me.supervising && reason.trim() === "" && { reason: t("Please give a reason.") }),
			};
			return Object.keys(missing).length > 0 ? { errors: missing } : { data: reason.trim() };
		},
		send: (reason) => {
			if (store.transfer(chat.chat_id, listener, reason === "" ? undefined : reason)) onClose();
		},
		fallback: "",
	});

	return (
		<Dialog open onClose={onClose} title={t("Transfer the chat with {name}", { name: chat.user.name })}>
			{error && !data ? (
				<Failed
					message={errorMessage(error, t("Failed to fetch available listeners."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			) : !others ? (
				<Loading />
			) : others.length === 0 ? (
				<>
					<p>{t("No one else is free right now. You can ask a supervisor for help instead.")}</p>
					<div className="mt-6 flex justify-end">
						<Button variant="secondary" onClick={onClose}>
							{t("Close")}
						</Button>
					</div>
				</>
			) : (
				<form ref={form} onSubmit={submit} noValidate>
					<p className="text-soft">
						{me.supervising
							? t("Transfers immediately, with the full conversation.")
							: t("The chat stays with you until they accept. They’ll see the full conversation.")}
					</p>
					<Field label={t("Transfer to")} className="mt-4" error={errors.listener}>
						<Select {...register("listener")}>
							<option value="">{t("Choose a listener")}</option>
							{others.map((one) => (
								<option key={one.id} value={one.id}>
									{listenerChoice(one)}
								</option>
							))}
						</Select>
					</Field>
					<Field
						label={t("Reason")}
						hint={t("What they should know before accepting. It’s saved as a note; the visitor can’t see it.")}
						optional={me.supervising}
						className="mt-4"
						error={errors.reason}
					>
						<TextArea rows={3} maxLength={longestReason} {...register("reason")} />
					</Field>
					<div className="mt-6 flex flex-wrap justify-end gap-3">
						<Button variant="quiet" onClick={onClose}>
							{t("Cancel")}
						</Button>
						<Button type="submit">{me.supervising ? t("Transfer now") : t("Send transfer request")}</Button>
					</div>
				</form>
			)}
		</Dialog>
	);
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type DebriefMessage, debriefMessageLimit, writeInDebrief } from "@warmline/contract/chats/debrief-calls";
import { t } from "@warmline/contract/i18n";
import { useEffect } from "react";
import { chatKeys } from "../../platform/http/query-keys.ts";
import { createDraftStore } from "../../platform/storage/draft-store.ts";
import { clockTime, wholeTime } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { debriefNewsQuery, sendDebriefMessage, sendSeen } from "./debriefs-api.ts";
import { debriefActFailed, useDebriefAct } from "./use-debrief-act.ts";

type DebriefTalkProps = {
	readonly id: string;
	readonly meId: string;
	readonly messages: readonly DebriefMessage[];
	/** To whom it can be written; null where it is over. */
	readonly to: string | null;
	readonly chatErased: boolean;
};

/** What the listener and the supervisor write to each other. */
export function DebriefTalk({ id, meId, messages, to, chatErased }: DebriefTalkProps) {
	useDebriefSeen(id);
	return (
		<>
			<ol aria-live="polite" className="mt-3 space-y-2 empty:hidden">
				{messages.map((message) => {
					const isMine = message.sender.id === meId;
					return (
						<li
							key={message.id}
							className={classNames(
								"rounded-card px-4 py-2",
								isMine ? "ml-4 bg-pine-wash md:ml-8" : "mr-4 border border-line bg-paper md:mr-8",
							)}
						>
							<p className="flex items-baseline justify-between gap-3 text-sm">
								<span className="min-w-0 font-semibold wrap-anywhere">{isMine ? t("You") : message.sender.name}</span>
								<time
									dateTime={message.created_at}
									title={wholeTime(message.created_at)}
									className="shrink-0 text-soft"
								>
									{clockTime(message.created_at)}
								</time>
							</p>
							<p className="whitespace-pre-wrap wrap-anywhere">{message.body}</p>
						</li>
					);
				})}
			</ol>
			{to !== null && !chatErased && <MessageForm id={id} to={to} />}
			{to !== null && chatErased && (
				<p className="mt-3 text-soft">
					{t("The visitor has erased this chat, including what was written here. Please talk with {name} directly.", {
						name: to,
					})}
				</p>
			)}
		</>
	);
}

/** What is written in a debrief and not sent yet, by the debrief's id. */
const drafts = createDraftStore<string>();

function MessageForm({ id, to }: { readonly id: string; readonly to: string }) {
	const send = useDebriefAct((body: string) => sendDebriefMessage(id, body), {
		done: (body) => {
			// What was written meanwhile stays.
			if (drafts.get(id)?.trim() === body) drafts.drop(id);
		},
	});
	const { form, values, register, submit, busy, errors, failure } = useForm({
		values: { body: drafts.useDraft(id) ?? "" },
		onChange: ({ body }) => drafts.keep(id, body),
		check: (written) => checkBy(writeInDebrief.body, written),
		send: ({ body }) => send.mutate(body),
		call: send,
		fallback: debriefActFailed,
	});
	return (
		<form ref={form} onSubmit={submit} noValidate className="mt-3">
			<Field label={t("Message to {name}", { name: to })} error={errors.body ?? failure}>
				<TextArea rows={2} maxLength={debriefMessageLimit} {...register("body")} />
			</Field>
			<Button
				type="submit"
				variant={values.body.trim() === "" ? "secondary" : "primary"}
				className="mt-2"
				busy={busy}
				busyText={t("Sending...")}
			>
				{t("Send")}
			</Button>
		</form>
	);
}

/** What is new in a debrief is read once it stands in a tab that is looked at. */
const useDebriefSeen = (id: string): void => {
	const queries = useQueryClient();
	const { data } = useQuery(debriefNewsQuery);
	const newest = data?.unread.find((one) => one.id === id)?.at;
	useEffect(() => {
		if (newest === undefined) return;
		const see = () => {
			if (document.visibilityState !== "visible") return;
			sendSeen(id).then(
				() => queries.invalidateQueries({ queryKey: chatKeys.debriefNews }),
				// It stays new, and is seen at the next look.
				() => undefined,
			);
		};
		see();
		document.addEventListener("visibilitychange", see);
		return () => document.removeEventListener("visibilitychange", see);
	}, [id, newest, queries]);
};

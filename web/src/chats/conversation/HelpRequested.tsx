import type { Chat } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { keptName } from "../../platform/member-name.ts";
import { now } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { beyondScopeReplies } from "./suggested-replies.ts";
import { minutesSince } from "./turn.ts";
import { useTick } from "./use-tick.ts";

type HelpRequestedProps = {
	readonly chat: Chat;
	readonly own: boolean;
	/** Other supervisors on duty; undefined while that is not known. */
	readonly supervisors: number | undefined;
	/** Puts words into the message field, to be read over and sent. */
	readonly onUse: (words: string) => void;
};

const forOthers = (name: string, beyond: boolean, minutes: number): string => {
	if (beyond) {
		return minutes === 0
			? t("{name} says this is beyond scope.", { name })
			: t("{name} said {minutes} min ago that this is beyond scope.", { name, minutes });
	}
	return minutes === 0
		? t("{name} asked for help.", { name })
		: t("{name} asked for help {minutes} min ago.", { name, minutes });
};

const forListener = (answeredBy: string | null, minutes: number, supervisors: number | undefined): string => {
	if (answeredBy !== null)
		return t("{name}, a supervisor, has seen your request and opened this chat.", {
			name: keptName(answeredBy),
		});
	if (supervisors === 0)
		return t(
			"No supervisor is on duty right now. The first to check in sees your request. You can share crisis lines with the visitor, or ask the others in the team chat.",
		);
	return minutes === 0
		? t("Help requested. The supervisors on duty have been alerted.")
		: t("Help requested {minutes} min ago. The supervisors on duty have been alerted.", { minutes });
};

/** That a supervisor was asked for; to the chat's listener also who has come, and what can be said meanwhile. */
export function HelpRequested({ chat, own, supervisors, onUse }: HelpRequestedProps) {
	// Once somebody is there, what was said is needed more than what could be.
	const [open, setOpen] = useState(chat.hand?.answered_by == null);
	useTick();
	if (!chat.hand) return null;
	const { reason, since } = chat.hand;
	const minutes = minutesSince(since, now());
	const beyond = reason === "beyond_scope";
	if (!own) {
		return (
			<p role="status" className="border-t border-line bg-bad-wash px-4 py-2 font-medium text-bad">
				{forOthers(chat.agent_name ?? t("The listener"), beyond, minutes)}
			</p>
		);
	}
	return (
		<section aria-label={t("Help")} className="max-h-[40%] overflow-y-auto border-t border-line bg-pine-wash px-4 py-2">
			<p role="status" className="font-medium text-pine-strong">
				{forListener(chat.hand.answered_by ?? null, minutes, supervisors)}
			</p>
			{beyond && (
				<details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
					<summary className="flex min-h-11 items-center gap-1 text-sm font-semibold">
						<ChevronDown aria-hidden="true" className={classNames("size-4", !open && "-rotate-90")} />
						{t("Suggested replies")}
					</summary>
					{open && (
						<ul className="divide-y divide-line">
							{beyondScopeReplies.map((words) => (
								<li key={words} className="flex items-center justify-between gap-3 py-1">
									<span className="text-sm">{words}</span>
									<Button
										variant="quiet"
										className="shrink-0 px-3"
										aria-label={t("Insert: {words}", { words })}
										onClick={() => {
											setOpen(false);
											onUse(words);
										}}
									>
										{t("Insert")}
									</Button>
								</li>
							))}
						</ul>
					)}
				</details>
			)}
		</section>
	);
}

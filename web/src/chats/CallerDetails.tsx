import { useMutation } from "@tanstack/react-query";
import type { Caller, Chat } from "@warmline/contract/chats/chat";
import { sentenceOf } from "../platform/failure.ts";
import { wholeTime } from "../platform/time.ts";
import { Button } from "../ui/Button.tsx";
import { fetchWholeCaller } from "./api.ts";
import { CallerName } from "./CallerName.tsx";
import { isMasked } from "./masked.ts";
import { Notes } from "./Notes.tsx";

type CallerDetailsProps = {
	readonly chat: Chat;
	readonly supervising: boolean;
	readonly onRenamed: (name: string) => void;
	readonly onClose: () => void;
};

const interests: Readonly<Record<string, string>> = { chat_now: "Chat now", learn_more: "Learn more" };

const rowsOf = (user: Caller, asked: string): readonly (readonly [string, string | number | null])[] => [
	["Age", user.age],
	["Gender", user.gender],
	["Email", user.email],
	["City", user.location.city],
	["Region", user.location.region],
	["Country", user.location.country],
	["IP address", user.ip_address],
	["Came to", user.interest === null ? null : (interests[user.interest] ?? user.interest)],
	["How heavy (1-10)", user.scale],
	["Asked", wholeTime(asked)],
];

export function CallerDetails({ chat, supervising, onRenamed, onClose }: CallerDetailsProps) {
	const reveal = useMutation({ mutationFn: () => fetchWholeCaller(chat.chat_id) });
	const user = { ...chat.user, ...reveal.data, name: chat.user.name };
	return (
		<div className="h-full overflow-y-auto bg-surface px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
			<div className="flex items-center justify-between gap-2">
				<h2 className="text-lg">Caller details</h2>
				<Button variant="quiet" onClick={onClose}>
					Close
				</Button>
			</div>
			<div className="mt-2">
				<CallerName key={chat.chat_id} chatId={chat.chat_id} name={user.name} onSaved={onRenamed} />
			</div>
			<dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
				{rowsOf(user, chat.timestamp).map(([label, value]) => (
					<div key={label} className="contents">
						<dt className="text-soft">{label}</dt>
						<dd className="wrap-anywhere">{value ?? <span className="text-soft">Not given</span>}</dd>
					</div>
				))}
			</dl>
			{supervising && isMasked(user) && (
				<div className="mt-3">
					<Button variant="secondary" busy={reveal.isPending} onClick={() => reveal.mutate()}>
						Reveal
					</Button>
					<p className="mt-1 text-sm text-soft">Each look is written into the log.</p>
					{reveal.isError && (
						<p role="alert" className="text-sm font-medium text-bad">
							{sentenceOf(reveal.error, "The details could not be fetched.")}
						</p>
					)}
				</div>
			)}
			<Notes chatId={chat.chat_id} />
		</div>
	);
}

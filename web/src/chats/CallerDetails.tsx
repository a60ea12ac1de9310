import type { Chat } from "@warmline/contract/chats/chat";
import { wholeTime } from "../platform/time.ts";
import { Button } from "../ui/Button.tsx";
import { CallerName } from "./CallerName.tsx";

type CallerDetailsProps = {
	readonly chat: Chat;
	readonly onRenamed: (name: string) => void;
	readonly onClose: () => void;
};

const interests: Readonly<Record<string, string>> = { chat_now: "Chat now", learn_more: "Learn more" };

export function CallerDetails({ chat, onRenamed, onClose }: CallerDetailsProps) {
	const { user } = chat;
	const rows: readonly (readonly [string, string | number | null])[] = [
		["Age", user.age],
		["Gender", user.gender],
		["Email", user.email],
		["City", user.location.city],
		["Region", user.location.region],
		["Country", user.location.country],
		["IP address", user.ip_address],
		["Came to", user.interest === null ? null : (interests[user.interest] ?? user.interest)],
		["How heavy (1-10)", user.scale],
		["Asked", wholeTime(chat.timestamp)],
	];
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
				{rows.map(([label, value]) => (
					<div key={label} className="contents">
						<dt className="text-soft">{label}</dt>
						<dd className="wrap-anywhere">{value ?? <span className="text-soft">Not given</span>}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

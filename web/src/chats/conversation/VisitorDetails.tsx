import type { Caller, Chat } from "@warmline/contract/chats/chat";
import { language, t } from "@warmline/contract/i18n";
import { useEffect, useRef } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { languageName } from "../../platform/language-name.ts";
import { wholeTime } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { fetchWholeCaller } from "../api.ts";
import { countryName } from "./country-name.ts";
import { Notes } from "./Notes.tsx";
import { VisitorName } from "./VisitorName.tsx";

/** The server puts stars where the organisation hides details from agents. */
const isMasked = ({ email, ip_address }: Pick<Caller, "email" | "ip_address">): boolean =>
	(email?.includes("***") ?? false) || (ip_address?.endsWith("*") ?? false);

type VisitorDetailsProps = {
	readonly chat: Chat;
	readonly supervising: boolean;
	readonly onRenamed: (name: string) => void;
	readonly onClose: () => void;
};

const interests: Readonly<Record<string, string>> = { chat_now: t("Chat now"), learn_more: t("Learn more") };

const genders: Readonly<Record<string, string>> = { male: t("male"), female: t("female"), other: t("other") };

const rowsOf = (user: Caller, asked: string): readonly (readonly [string, string | number | null])[] => [
	[t("Age"), user.age],
	[t("Gender"), user.gender === null ? null : (genders[user.gender] ?? user.gender)],
	[t("Email"), user.email],
	[t("Language"), languageName(user.language)],
	[t("City"), user.location.city],
	[t("Region"), user.location.region],
	[t("Country"), countryName(user.location.country, language)],
	[t("IP address"), user.ip_address],
	[t("Reason for visit"), user.interest === null ? null : (interests[user.interest] ?? user.interest)],
	[t("Distress (1–10)"), user.scale],
	[t("Started"), wholeTime(asked)],
];

export function VisitorDetails({ chat, supervising, onRenamed, onClose }: VisitorDetailsProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const reveal = useApiMutation(() => fetchWholeCaller(chat.chat_id));
	const user = { ...chat.user, ...reveal.data, name: chat.user.name };
	const rows = rowsOf(user, chat.timestamp);
	const missing = rows.filter(([, value]) => value === null).map(([label]) => label);
	return (
		<div className="h-full overflow-y-auto bg-surface px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
			<div className="flex items-center justify-between gap-2">
				<h2 ref={heading} tabIndex={-1} className="text-lg">
					{t("Visitor details")}
				</h2>
				<Button variant="quiet" onClick={onClose}>
					{t("Close")}
				</Button>
			</div>
			<div className="mt-2">
				<VisitorName key={chat.chat_id} chatId={chat.chat_id} name={user.name} onSaved={onRenamed} />
			</div>
			<dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
				{rows.map(
					([label, value]) =>
						value !== null && (
							<div key={label} className="contents">
								<dt className="text-soft">{label}</dt>
								<dd className="wrap-anywhere">{value}</dd>
							</div>
						),
				)}
			</dl>
			{missing.length > 0 && (
				<p className="mt-3 text-sm text-soft">{t("Not given: {details}", { details: missing.join(", ") })}</p>
			)}
			{supervising && isMasked(user) && (
				<div className="mt-3">
					<Button variant="secondary" busy={reveal.isPending} onClick={() => reveal.mutate()}>
						{t("Reveal")}
					</Button>
					<p className="mt-1 text-sm text-soft">
						{t("Each time you reveal details, it is recorded in the audit log.")}
					</p>
					{reveal.isError && (
						<p role="alert" className="text-sm font-medium text-bad">
							{errorMessage(reveal.error, t("Couldn’t load the details."))}
						</p>
					)}
				</div>
			)}
			<Notes chatId={chat.chat_id} />
		</div>
	);
}

import type { User } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import type { Notification as Notice } from "@warmline/contract/notifications/calls";
import Check from "lucide-react/icons/check";
import { Link } from "wouter";
import { useBackgroundState } from "../platform/routing/background-location.ts";
import { classNames } from "../ui/class-names.ts";
import { Ago } from "../ui/text/Ago.tsx";
import { NoticePicture } from "./NoticePicture.tsx";
import { noticeTarget } from "./notice-target.ts";
import { noticeSentence } from "./notice-text.ts";

type NoticeItemProps = {
	readonly notice: Notice;
	readonly reader: User;
	readonly onRead: () => void;
};

/** One notice: the whole line leads to what it is about. */
export function NoticeItem({ notice, reader, onRead }: NoticeItemProps) {
	const background = useBackgroundState();
	const target = noticeTarget(notice, { id: reader.id, role: reader.role.role });
	const unread = notice.read_at === null;
	const sentence = noticeSentence(notice);
	const words = (
		<>
			{unread && <span className="sr-only">{t("Unread:")} </span>}
			{sentence}
		</>
	);
	return (
		<li
			className={classNames(
				"relative flex items-start gap-3 px-4 py-3 first:rounded-t-card last:rounded-b-card",
				unread && "bg-pine-wash",
				target && "hover:bg-sunk",
			)}
		>
			<NoticePicture notice={notice} />
			<div className="min-w-0 flex-1 pt-0.5">
				<p className={classNames("leading-snug wrap-anywhere whitespace-pre-line", unread && "font-medium")}>
					{target ? (
						<Link
							to={`${target.path}${target.hash}`}
							{...(target.modal ? { state: background } : {})}
							onClick={() => unread && onRead()}
							className="after:absolute after:inset-0 after:rounded-card hover:underline"
						>
							{words}
						</Link>
					) : (
						words
					)}
				</p>
				<p className="mt-0.5 text-sm text-soft">
					<Ago at={notice.created_at} />
				</p>
			</div>
			{unread && (
				<button
					type="button"
					aria-label={t("Mark as read: {sentence}", { sentence })}
					title={t("Mark as read")}
					onClick={onRead}
					className="relative -my-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-pine hover:bg-surface"
				>
					<Check aria-hidden="true" className="size-5" />
				</button>
			)}
		</li>
	);
}

import type { Notification as Notice } from "@warmline/contract/notifications/calls";
import type { NotificationKind } from "@warmline/contract/notifications/kinds";
import AtSign from "lucide-react/icons/at-sign";
import CalendarClock from "lucide-react/icons/calendar-clock";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import Heart from "lucide-react/icons/heart";
import MessageCircle from "lucide-react/icons/message-circle";
import ShieldCheck from "lucide-react/icons/shield-check";
import UserPlus from "lucide-react/icons/user-plus";
import { Avatar } from "../ui/Avatar.tsx";

const icons = {
	mention: AtSign,
	comment: MessageCircle,
	like: Heart,
	follow: UserPlus,
	shift: CalendarClock,
	application: ClipboardCheck,
	moderation: ShieldCheck,
} as const satisfies Record<NotificationKind, unknown>;

/** Who it was, and what kind of news it is: for the eye alone, the sentence says both. */
export function NoticePicture({ notice: { kind, actor } }: { readonly notice: Pick<Notice, "kind" | "actor"> }) {
	const Icon = icons[kind];
	if (!actor) {
		return (
			<span
				aria-hidden="true"
				className="grid size-10 shrink-0 place-items-center rounded-full bg-ember-wash text-ember-ink"
			>
				<Icon className="size-5" />
			</span>
		);
	}
	return (
		<span aria-hidden="true" className="relative shrink-0">
			<Avatar name={actor.name} picture={actor.avatar} />
			<span className="absolute -right-1.5 -bottom-1 grid size-5.5 place-items-center rounded-full border border-line bg-surface text-pine">
				<Icon className="size-3" strokeWidth={2.4} />
			</span>
		</span>
	);
}

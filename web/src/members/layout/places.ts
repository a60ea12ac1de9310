import { communityRoles, type Role, supervisingRoles } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import CalendarDays from "lucide-react/icons/calendar-days";
import ChartColumn from "lucide-react/icons/chart-column";
import FileSignature from "lucide-react/icons/file-signature";
import GraduationCap from "lucide-react/icons/graduation-cap";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import History from "lucide-react/icons/history";
import House from "lucide-react/icons/house";
import LayoutGrid from "lucide-react/icons/layout-grid";
import ListChecks from "lucide-react/icons/list-checks";
import MessagesSquare from "lucide-react/icons/messages-square";
import PanelsTopLeft from "lucide-react/icons/panels-top-left";
import Plug from "lucide-react/icons/plug";
import ScrollText from "lucide-react/icons/scroll-text";
import ShieldBan from "lucide-react/icons/shield-ban";
import ShieldCheck from "lucide-react/icons/shield-check";
import Siren from "lucide-react/icons/siren";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import UserPlus from "lucide-react/icons/user-plus";
import Users from "lucide-react/icons/users";

export const groupNames = {
	supervision: t("Supervision"),
	administration: t("Administration"),
} as const;

/** Where a member can go. `roles`: for these only. */
const places = [
	{ path: "activity-feed", label: t("Home"), Icon: House, roles: null, group: null },
	{ path: "chat-dashboard", label: t("Chats"), Icon: MessagesSquare, roles: null, group: null },
	{ path: "wall", label: t("Live view"), Icon: LayoutGrid, roles: supervisingRoles, group: null },
	{ path: "shift-manager", label: t("Shifts"), Icon: CalendarDays, roles: null, group: null },
	{ path: "practice", label: t("Practice"), Icon: GraduationCap, roles: communityRoles, group: null },
	{ path: "debriefs", label: t("Debriefs"), Icon: HeartHandshake, roles: ["listener"], group: null },
	{ path: "follow-ups", label: t("Follow-ups"), Icon: HeartHandshake, roles: supervisingRoles, group: "supervision" },
	{ path: "past-chats", label: t("Past chats"), Icon: History, roles: supervisingRoles, group: "supervision" },
	{ path: "blocks", label: t("Blocks"), Icon: ShieldBan, roles: supervisingRoles, group: "supervision" },
	{ path: "moderation", label: t("Moderation"), Icon: ShieldCheck, roles: supervisingRoles, group: "supervision" },
	{ path: "setup", label: t("Setup"), Icon: ListChecks, roles: ["director"], group: "administration" },
	{ path: "applications", label: t("Applications"), Icon: UserPlus, roles: ["director"], group: "administration" },
	{ path: "members", label: t("Members"), Icon: Users, roles: ["director"], group: "administration" },
	{ path: "forms", label: t("Forms"), Icon: FileSignature, roles: ["director"], group: "administration" },
	{ path: "numbers", label: t("Statistics"), Icon: ChartColumn, roles: ["director"], group: "administration" },
	{ path: "alerts", label: t("Alerts"), Icon: Siren, roles: ["director"], group: "administration" },
	{ path: "audit", label: t("Audit log"), Icon: ScrollText, roles: ["director"], group: "administration" },
	{ path: "content", label: t("Site content"), Icon: PanelsTopLeft, roles: ["director"], group: "administration" },
	{ path: "integrations", label: t("Integrations"), Icon: Plug, roles: ["director"], group: "administration" },
	{
		path: "chat-settings",
		label: t("Chat settings"),
		Icon: SlidersHorizontal,
		roles: supervisingRoles,
		group: "administration",
	},
] as const;

export type MemberPlace = (typeof places)[number];

/** The most used first, and then by group. */
export const placesOf = (role: Role): readonly MemberPlace[] =>
	places.filter(({ roles }) => roles === null || roles.some((one) => one === role));

/** As many as a thumb can tell apart on a phone, with "More" as the fifth. */
const mostTabs = 4;

/** "More" for one place alone would take as much room as the place. */
export const tabsOf = (role: Role): readonly MemberPlace[] => {
	const all = placesOf(role);
	return all.length === mostTabs + 1 ? all : all.slice(0, mostTabs);
};

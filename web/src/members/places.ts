import { communityRoles, type Role, supervisingRoles } from "@warmline/contract/accounts/roles";
import { say } from "@warmline/contract/say";
import ChartColumn from "lucide-react/icons/chart-column";
import Drama from "lucide-react/icons/drama";
import FileSignature from "lucide-react/icons/file-signature";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import History from "lucide-react/icons/history";
import House from "lucide-react/icons/house";
import LayoutGrid from "lucide-react/icons/layout-grid";
import MessagesSquare from "lucide-react/icons/messages-square";
import ScrollText from "lucide-react/icons/scroll-text";
import ShieldBan from "lucide-react/icons/shield-ban";
import ShieldCheck from "lucide-react/icons/shield-check";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import TrendingUp from "lucide-react/icons/trending-up";
import UserPlus from "lucide-react/icons/user-plus";
import Users from "lucide-react/icons/users";

/** Where a member can go. `roles`: for these only. `more`: on a phone behind "More", for want of room. */
const places = [
	{ path: "activity-feed", label: say("Home"), Icon: House, roles: null, more: false },
	{ path: "chat-dashboard", label: say("Chats"), Icon: MessagesSquare, roles: null, more: false },
	{ path: "wall", label: say("Wall"), Icon: LayoutGrid, roles: supervisingRoles, more: false },
	{ path: "shift-manager", label: say("Shifts"), Icon: ChartColumn, roles: null, more: false },
	{ path: "practice", label: say("Practice"), Icon: Drama, roles: communityRoles, more: true },
	{ path: "follow-ups", label: say("Follow-ups"), Icon: HeartHandshake, roles: supervisingRoles, more: true },
	{ path: "past-chats", label: say("Past chats"), Icon: History, roles: supervisingRoles, more: true },
	{ path: "blocks", label: say("Blocks"), Icon: ShieldBan, roles: supervisingRoles, more: true },
	{ path: "moderation", label: say("Moderation"), Icon: ShieldCheck, roles: supervisingRoles, more: true },
	{ path: "applications", label: say("Applications"), Icon: UserPlus, roles: ["director"], more: true },
	{ path: "members", label: say("Members"), Icon: Users, roles: ["director"], more: true },
	{ path: "forms", label: say("Forms"), Icon: FileSignature, roles: ["director"], more: true },
	{ path: "numbers", label: say("Numbers"), Icon: TrendingUp, roles: ["director"], more: true },
	{ path: "audit", label: say("Audit log"), Icon: ScrollText, roles: ["director"], more: true },
	{ path: "chat-settings", label: say("Settings"), Icon: SlidersHorizontal, roles: supervisingRoles, more: true },
] as const;

export type MemberPlace = (typeof places)[number];

export const placesOf = (role: Role): readonly MemberPlace[] =>
	places.filter(({ roles }) => roles === null || roles.some((one) => one === role));

import ChartColumn from "lucide-react/icons/chart-column";
import House from "lucide-react/icons/house";
import MessagesSquare from "lucide-react/icons/messages-square";
import { Link, NavLink } from "react-router";
import { useSession } from "../platform/session.ts";
import { society } from "../platform/society.ts";
import { Mark } from "../ui/Mark.tsx";
import { ProfileMenu } from "./ProfileMenu.tsx";

const places = [
	{ path: "activity-feed", label: "Home", Icon: House },
	{ path: "chat-dashboard", label: "Chats", Icon: MessagesSquare },
	{ path: "shift-manager", label: "Shifts", Icon: ChartColumn },
] as const;

/** A column on the left; on a phone a bar at the bottom, where the thumb is. */
export function SideNavigation() {
	const session = useSession();
	if (!session) return null;
	return (
		<div className="flex shrink-0 items-center border-line bg-surface pb-[env(safe-area-inset-bottom)] max-md:border-t md:w-22 md:flex-col md:border-r md:py-4">
			<nav aria-label="Members" className="flex-1 md:w-full">
				<Link
					to="/"
					aria-label={society.name}
					className="mx-auto mb-5 grid size-12 place-items-center rounded-control max-md:hidden"
				>
					<Mark />
				</Link>
				<ul className="flex justify-around max-md:gap-1 max-md:p-1 md:flex-col md:gap-2 md:px-2">
					{places.map(({ path, label, Icon }) => (
						<li key={path} className="max-md:flex-1">
							<NavLink
								to={`/${session.user_id}/${path}`}
								className="flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-control px-2 text-xs font-semibold text-soft hover:bg-pine-wash hover:text-pine-strong aria-[current=page]:bg-pine-wash aria-[current=page]:text-pine-strong max-md:-outline-offset-2"
							>
								<Icon aria-hidden="true" className="size-6" strokeWidth={1.9} />
								{label}
							</NavLink>
						</li>
					))}
				</ul>
			</nav>
			<ProfileMenu session={session} />
		</div>
	);
}

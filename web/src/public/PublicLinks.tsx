import { NavLink } from "react-router";
import { useSession } from "../platform/session.ts";
import { classNames } from "../ui/class-names.ts";
import { ApplyMenu } from "./ApplyMenu.tsx";
import { applyLinks } from "./apply-links.ts";

type PublicLinksProps = { readonly stacked?: boolean };

export function PublicLinks({ stacked = false }: PublicLinksProps) {
	const session = useSession();
	const look = classNames(
		"flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-pine-wash",
		"aria-[current=page]:text-pine aria-[current=page]:underline aria-[current=page]:underline-offset-8",
	);
	const member = session ? (
		<NavLink to={`/${session.user_id}/chat-dashboard`} className={look}>
			Dashboard
		</NavLink>
	) : (
		<NavLink to="/login" className={look}>
			Log in
		</NavLink>
	);
	const places = [
		{ to: "/ShiftManager", label: "Shift Manager" },
		{ to: "/chat-form", label: "Contact" },
		{ to: "/Crisis", label: "Crisis" },
		{ to: "/Volunteer", label: "Volunteer" },
		{ to: "/contact", label: "Donate" },
	];
	return (
		<ul className={stacked ? "flex flex-col" : "flex items-center gap-1"}>
			{places.map(({ to, label }) => (
				<li key={to}>
					<NavLink to={to} className={look}>
						{label}
					</NavLink>
				</li>
			))}
			{stacked ? (
				applyLinks.map((link) => (
					<li key={link.to}>
						<NavLink to={link.to} className={look}>
							Apply: {link.label}
						</NavLink>
					</li>
				))
			) : (
				<li>
					<ApplyMenu />
				</li>
			)}
			<li>{member}</li>
		</ul>
	);
}

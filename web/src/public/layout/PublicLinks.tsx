import { t } from "@warmline/contract/i18n";
import { useSession } from "../../platform/session.ts";
import { classNames } from "../../ui/class-names.ts";
import { NavLink } from "../../ui/navigation/NavLink.tsx";
import { ApplyMenu } from "./ApplyMenu.tsx";
import { applyLinks } from "./apply-links.ts";

type PublicLinksProps = { readonly stacked?: boolean };

export function PublicLinks({ stacked = false }: PublicLinksProps) {
	const session = useSession();
	const look = classNames(
		"flex min-h-11 items-center rounded-control px-2 font-semibold whitespace-nowrap hover:bg-pine-wash",
		"aria-[current=page]:text-pine aria-[current=page]:underline aria-[current=page]:underline-offset-8",
	);
	const member = session ? (
		<NavLink to={`/${session.user_id}/chat-dashboard`} className={look}>
			{t("Dashboard")}
		</NavLink>
	) : (
		<NavLink to="/login" className={look}>
			{t("Log in")}
		</NavLink>
	);
	const places = [
		{ to: "/ShiftManager", label: t("Shift Manager") },
		{ to: "/chat-form", label: t("Contact") },
		{ to: "/Crisis", label: t("Crisis") },
		{ to: "/Volunteer", label: t("Volunteer") },
		{ to: "/contact", label: t("Donate") },
	];
	return (
		<ul className={stacked ? "flex flex-col" : "flex flex-wrap items-center justify-end"}>
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
							{t("Apply: {role}", { role: link.label })}
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

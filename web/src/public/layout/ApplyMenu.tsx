import { t } from "@warmline/contract/i18n";
import { NavLink } from "../../ui/navigation/NavLink.tsx";
import { applyLinks } from "./apply-links.ts";
import { Disclosure } from "./Disclosure.tsx";

const label = (
	<>
		{t("Apply")}
		<svg aria-hidden="true" viewBox="0 0 12 8" className="w-2.5 group-open:rotate-180" fill="none">
			<path d="M1 1.5l5 5 5-5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
		</svg>
	</>
);

/** The three ways to become a volunteer. */
export function ApplyMenu() {
	return (
		<Disclosure
			label={label}
			className="group relative"
			look="flex min-h-11 items-center gap-1.5 rounded-control px-2 font-semibold hover:bg-pine-wash"
		>
			<ul className="absolute top-full left-0 mt-1 min-w-44 rounded-card border border-line bg-surface p-1.5 shadow-float">
				{applyLinks.map((link) => (
					<li key={link.to}>
						<NavLink
							to={link.to}
							className="flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-pine-wash aria-[current=page]:text-pine"
						>
							{link.label}
						</NavLink>
					</li>
				))}
			</ul>
		</Disclosure>
	);
}

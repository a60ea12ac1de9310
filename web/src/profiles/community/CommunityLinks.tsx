import { t } from "@warmline/contract/i18n";
import { NavLink } from "../../ui/navigation/NavLink.tsx";
import { communityLinks } from "./community-links.ts";

const look =
	"flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold text-soft hover:bg-pine-wash hover:text-pine-strong aria-[current=page]:bg-pine-wash aria-[current=page]:text-pine-strong";

export function CommunityLinks({ userId }: { readonly userId: string }) {
	return (
		<nav aria-label={t("Community")} className="rounded-card border border-line bg-surface p-2 shadow-card">
			<ul className="grid gap-0.5 max-lg:grid-cols-2">
				{communityLinks.map(({ path, label, Icon }) => (
					<li key={path}>
						<NavLink to={`/${userId}/${path}`} className={look}>
							<Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.9} />
							{label}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

import type { User } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useLocation } from "wouter";
import { useAddress } from "../../platform/routing/address.ts";
import { fullName } from "../../platform/session.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { classNames } from "../../ui/class-names.ts";
import { Completion } from "../profile/Completion.tsx";

type CommunityStripProps = {
	readonly user: User;
	/** What stands at the sides where there is room for it. */
	readonly children: ReactNode;
};

/** Where one looks at what is one's own. Elsewhere the profile's completion would only take room from what one came for. */
const isOwnPlace = (pathname: string, userId: string): boolean =>
	["activity-feed", "profile"].some((path) => pathname.toLowerCase().startsWith(`/${userId}/${path}`));

/** Where there is no room at the sides: one line above the page, and behind a button all the rest. */
export function CommunityStrip({ user, children }: CommunityStripProps) {
	const [open, setOpen] = useState(false);
	const id = useId();
	const [pathname] = useLocation();
	const { search } = useAddress();
	// Whoever went somewhere from here wants to see it.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the address is what closes it
	useEffect(() => setOpen(false), [pathname, search]);
	const own = isOwnPlace(pathname, user.id);
	return (
		<div className={classNames("border-b border-line bg-surface px-5 md:px-8", own ? "py-2.5" : "py-0.5")}>
			{/* At large text the button gets a line of its own. */}
			<div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
				{own && (
					<>
						<Avatar name={fullName(user)} picture={user.avatar} />
						<Completion user={user} className="min-w-0 flex-1 basis-24" />
					</>
				)}
				<button
					type="button"
					aria-expanded={open}
					aria-controls={open ? id : undefined}
					onClick={() => setOpen(!open)}
					className={own ? buttonLook("secondary", "px-3!") : buttonLook("quiet", "-mr-3 px-3!")}
				>
					{t("Community")}
					<ChevronDown aria-hidden="true" className={classNames("size-4 transition-transform", open && "rotate-180")} />
				</button>
			</div>
			{open && (
				<div id={id} className="grid gap-4 pt-3 pb-2 md:grid-cols-2">
					{children}
				</div>
			)}
		</div>
	);
}

import { t, tn } from "@warmline/contract/i18n";
import { useLocation } from "wouter";
import { useSession } from "../platform/session.ts";
import { LinkButton } from "../ui/navigation/LinkButton.tsx";
import { useStepsLeft } from "./use-steps-left.ts";

/** For directors of an installation that is not open: what else they do here, visitors cannot come yet. */
export function SetupNotice() {
	const session = useSession();
	const steps = useStepsLeft();
	const [here] = useLocation();
	if (!session || steps === null) return null;
	const to = `/${session.user_id}/setup`;
	if (here === to) return null;
	return (
		<aside
			aria-label={t("Setup")}
			className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-pine-wash px-5 py-2 text-pine-strong"
		>
			<p className="flex-1 basis-64 font-medium">
				{steps === 0
					? t("Visitors can’t come yet. Everything is ready to open.")
					: tn(steps, {
							one: "Visitors can’t come yet: one step is left before you can open.",
							other: "Visitors can’t come yet: {count} steps are left before you can open.",
						})}
			</p>
			<LinkButton to={to} variant="secondary">
				{t("Continue setup")}
			</LinkButton>
		</aside>
	);
}

import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import BellRing from "lucide-react/icons/bell-ring";
import { errorMessage } from "../platform/http/describe-error.ts";
import { notificationKeys } from "../platform/http/query-keys.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";
import { useSession } from "../platform/session.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { readPushState, turnPushOff, turnPushOn } from "./push-browser.ts";
import type { PushState } from "./push-state.ts";

const words: Readonly<Record<PushState, string>> = {
	unsupported: t("This browser can’t show notifications while no page is open. A newer one can."),
	home_screen: t(
		"On an iPhone or iPad this works once the site is on your home screen: tap Share, then Add to Home Screen, and open it from there.",
	),
	blocked: t(
		"This browser doesn’t allow notifications from this site. To allow them, open the site settings next to the address, choose Notifications, then Allow, and reload this page.",
	),
	off: t("You don’t get notifications in this browser while no page is open."),
	on: t("You get notifications in this browser even while no page is open, but never while you’re with a visitor."),
};

/** Notices outside of the page: for this browser, by one press. */
export function PushControl() {
	const memberId = useSession()?.user_id ?? "";
	const state = useQuery({
		queryKey: notificationKeys.push(memberId),
		queryFn: () => readPushState(memberId),
		staleTime: 0,
		retry: false,
	});
	const turning = useApiMutation((on: boolean) => (on ? turnPushOn(memberId) : turnPushOff()), {
		onSettled: () => state.refetch(),
	});
	const { data } = state;
	return (
		<section aria-labelledby="push">
			<h3 id="push" className="flex items-center gap-2 text-lg">
				<BellRing aria-hidden="true" className="size-5 text-pine" />
				{t("On this device")}
			</h3>
			<p role="status" className="mt-1 text-soft">
				{data && words[data]}
			</p>
			{turning.error && (
				<Banner tone="failure" className="mt-3">
					{errorMessage(turning.error, t("The browser couldn’t do that. Please try again."))}
				</Banner>
			)}
			{(data === "on" || data === "off") && (
				<Button
					variant={data === "on" ? "secondary" : "primary"}
					className="mt-3"
					busy={turning.isPending}
					busyText={t("One moment...")}
					onClick={() => turning.mutate(data === "off")}
				>
					{data === "on" ? t("Turn off on this device") : t("Turn on for this device")}
				</Button>
			)}
		</section>
	);
}

import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import Eye from "lucide-react/icons/eye-off";
import MessageCircle from "lucide-react/icons/message-circle-heart";
import Volume2 from "lucide-react/icons/volume-2";
import type { ReactNode } from "react";
import { setAlerts, useAlertsOn } from "../../platform/alerts/alert-setting.ts";
import { useSoundTest } from "../../platform/alerts/use-sound-test.ts";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { sendCheckIn } from "./duty-api.ts";
import { useDutyAct } from "./use-duty-act.ts";

type ReadyDialogProps = { readonly shift: Shift; readonly onClose: () => void };

/** A moment before one begins: to be heard, to hear, and to be alone with what one reads. */
export function ReadyDialog({ shift, onClose }: ReadyDialogProps) {
	const sound = useSoundTest();
	const alerts = useAlertsOn();
	const checking = useDutyAct(sendCheckIn, onClose);
	return (
		<Dialog open onClose={onClose} title={t("Ready to start?")} busy={checking.isPending}>
			<ul className="space-y-4">
				<Point icon={<Volume2 aria-hidden="true" className="size-5" />} heading={t("Sound works")}>
					{alerts ? (
						<p>{t("Play the sound once. Your browser may ask to show notifications; please allow it.")}</p>
					) : (
						<p>{t("Sound and notifications are turned off on this device.")}</p>
					)}
					<div className="mt-2 flex flex-wrap gap-2">
						{!alerts && (
							<Button variant="secondary" onClick={() => setAlerts(true)}>
								{t("Turn them on")}
							</Button>
						)}
						<Button variant="secondary" onClick={sound.tryOut}>
							{t("Test sound")}
						</Button>
					</div>
					<p role="status" className="mt-2 font-medium empty:hidden">
						{sound.said}
					</p>
				</Point>
				<Point icon={<Eye aria-hidden="true" className="size-5" />} heading={t("Private space")}>
					<p>{t("You’re somewhere no one can see your screen and you won’t be called away.")}</p>
				</Point>
				<Point icon={<MessageCircle aria-hidden="true" className="size-5" />} heading={t("Feeling up to it")}>
					<p>{t("Not today? Tell your supervisor. That’s all right, and your shift can be covered.")}</p>
				</Point>
			</ul>
			{checking.error && (
				<Banner tone="failure" className="mt-4">
					{errorMessage(checking.error, t("Couldn’t check you in. Please try again."))}
				</Banner>
			)}
			<div className="mt-6 flex flex-wrap justify-end gap-3">
				<Button variant="quiet" disabled={checking.isPending} onClick={onClose}>
					{t("Not yet")}
				</Button>
				<Button busy={checking.isPending} busyText={t("Checking in...")} onClick={() => checking.mutate(shift.id)}>
					{t("I’m ready")}
				</Button>
			</div>
		</Dialog>
	);
}

type PointProps = { readonly icon: ReactNode; readonly heading: string; readonly children: ReactNode };

function Point({ icon, heading, children }: PointProps) {
	return (
		<li className="flex items-start gap-3">
			<span className="grid size-10 shrink-0 place-items-center rounded-full bg-pine-wash text-pine-strong">
				{icon}
			</span>
			<div className="min-w-0 flex-1">
				<h3 className="text-base font-semibold">{heading}</h3>
				<div className="text-soft">{children}</div>
			</div>
		</li>
	);
}

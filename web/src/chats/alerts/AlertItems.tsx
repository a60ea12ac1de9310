import { t } from "@warmline/contract/i18n";
import Volume2 from "lucide-react/icons/volume-2";
import { setAlerts, useAlertsOn } from "../../platform/alerts/alert-setting.ts";
import type { SoundTest } from "../../platform/alerts/use-sound-test.ts";
import { MenuCheck, MenuItem } from "../../ui/overlay/Menu.tsx";

/** Sound and notices: on or off, and a test that a browser needs a press for anyway. */
export function AlertItems({ said, tryOut }: SoundTest) {
	const on = useAlertsOn();
	return (
		<>
			<MenuCheck checked={on} onChange={setAlerts}>
				{t("Sound and notifications")}
			</MenuCheck>
			<MenuItem stays onSelect={tryOut}>
				<Volume2 aria-hidden="true" className="size-4 shrink-0" />
				<span>
					{t("Test sound")}
					{said !== "" && <span className="block max-w-56 text-sm text-soft">{said}</span>}
				</span>
			</MenuItem>
		</>
	);
}

import { t } from "@warmline/contract/i18n";
import type { ChannelState } from "../../platform/realtime/channel.ts";
import { Button } from "../Button.tsx";
import { Banner } from "../feedback/Banner.tsx";
import { useLate } from "./use-late.ts";

type ConnectionBannerProps = { readonly state: ChannelState; readonly onReconnect: () => void };

/** Milliseconds of a break nobody needs to hear of. */
const patience = 2000;

export function ConnectionBanner({ state, onReconnect }: ConnectionBannerProps) {
	const away = useLate(state === "connecting" || state === "reconnecting", patience);
	if (state === "lost") {
		return (
			<Banner tone="warning" className="m-3 flex flex-wrap items-center justify-between gap-2">
				<span>{t("You’re offline. What you typed is kept.")}</span>
				<Button variant="secondary" onClick={onReconnect}>
					{t("Reconnect")}
				</Button>
			</Banner>
		);
	}
	if (!away) return null;
	return (
		<Banner tone="info" className="m-3">
			{state === "connecting" ? t("Connecting...") : t("Reconnecting... What you typed is kept.")}
		</Banner>
	);
}

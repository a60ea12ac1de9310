import { t } from "@warmline/contract/i18n";
import { useEffect, useState } from "react";
import type { ChannelState } from "../../platform/realtime/channel.ts";
import { Button } from "../Button.tsx";
import { Banner } from "../feedback/Banner.tsx";

type ConnectionBannerProps = { readonly state: ChannelState; readonly onReconnect: () => void };

/** Milliseconds of a break nobody needs to hear of. */
const patience = 2000;

export function ConnectionBanner({ state, onReconnect }: ConnectionBannerProps) {
	const away = useLate(state === "connecting" || state === "reconnecting", patience);
	if (state === "lost") {
		return (
			<Banner tone="warning" className="m-3 flex flex-wrap items-center justify-between gap-2">
				<span>{t("You’re offline. What you typed stays in this tab.")}</span>
				<Button variant="secondary" onClick={onReconnect}>
					{t("Reconnect")}
				</Button>
			</Banner>
		);
	}
	if (!away) return null;
	return (
		<Banner tone="info" className="m-3">
			{state === "connecting" ? t("Connecting...") : t("Reconnecting... What you typed stays in this tab.")}
		</Banner>
	);
}

/** True once `so` has held for a while: a short break of the connection is not worth a word. */
const useLate = (so: boolean, ms: number): boolean => {
	const [late, setLate] = useState(false);
	useEffect(() => {
		if (!so) return;
		const timer = setTimeout(() => setLate(true), ms);
		return () => {
			clearTimeout(timer);
			setLate(false);
		};
	}, [so, ms]);
	return so && late;
};

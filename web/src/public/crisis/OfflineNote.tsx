import { t } from "@warmline/contract/i18n";
import { useSyncExternalStore } from "react";
import { Banner } from "../../ui/feedback/Banner.tsx";

const subscribe = (changed: () => void) => {
	window.addEventListener("online", changed);
	window.addEventListener("offline", changed);
	return () => {
		window.removeEventListener("online", changed);
		window.removeEventListener("offline", changed);
	};
};

/** Says that the page was kept, to whoever reads it without a line. */
export function OfflineNote() {
	const online = useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);
	if (online) return null;
	return (
		<Banner tone="warning" className="mb-5">
			{t("You’re offline. This is the copy from your last visit. Calls and texts may still work.")}
		</Banner>
	);
}

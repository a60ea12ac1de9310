import { alertsOn } from "./alert-setting.ts";
import { playAlert } from "./alert-sound.ts";

/** Silent for who wants no alerts. */
export const soundAlert = (): void => {
	// A browser plays nothing before the first press on the page; the notice and the title remain.
	if (alertsOn()) playAlert().catch(() => undefined);
};

/** Beside the page; null where there is none. */
export const showAlert = (key: string, text: string): Notification | null => {
	if (!alertsOn() || !("Notification" in window) || Notification.permission !== "granted") return null;
	try {
		const shown = new Notification(text, { tag: key });
		shown.onclick = () => {
			window.focus();
			shown.close();
		};
		return shown;
	} catch {
		// Phones show notices by another way only.
		return null;
	}
};

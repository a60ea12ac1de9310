import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { playAlert } from "./alert-sound.ts";

export type SoundTest = { readonly said: string; readonly tryOut: () => void };

const permissionTexts: Readonly<Record<NotificationPermission | "missing", string>> = {
	granted: t("Notifications are allowed."),
	denied: t(
		"Notifications are blocked for this site, so you only hear the sound. To allow them, open the site settings next to the address.",
	),
	default: t("Notifications are not allowed yet."),
	missing: t("This browser has no notifications, so you only hear the sound."),
};

const soundText = () =>
	playAlert().then(
		() => t("You should have heard two notes."),
		() => t("Couldn’t play the sound."),
	);

/** Plays the sound, and asks for the permission to show notices. */
export const useSoundTest = (): SoundTest => {
	const [said, setSaid] = useState("");
	const test = async () => {
		const sound = await soundText();
		setSaid(sound);
		const permission = "Notification" in window ? await Notification.requestPermission() : "missing";
		setSaid(`${sound} ${permissionTexts[permission]}`);
	};
	return { said, tryOut: () => void test() };
};

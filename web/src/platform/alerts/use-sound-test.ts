import { say } from "@warmline/contract/say";
import { useState } from "react";
import { playAlert } from "./alert-sound.ts";

export type SoundTest = { readonly said: string; readonly tryOut: () => void };

const permissionTexts: Readonly<Record<NotificationPermission | "missing", string>> = {
	granted: say("Notifications are allowed."),
	denied: say(
		"Notifications are blocked for this site, so you only hear the sound. To allow them, open the site settings next to the address.",
	),
	default: say("Notifications are not allowed yet."),
	missing: say("This browser has no notifications, so you only hear the sound."),
};

const soundText = () =>
	playAlert().then(
		() => say("You should have heard two notes."),
		() => say("Couldn’t play the sound."),
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

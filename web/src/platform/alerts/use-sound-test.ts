import { say } from "@warmline/contract/say";
import { useState } from "react";
import { playAlert } from "./alert-sound.ts";

export type SoundTest = { readonly said: string; readonly tryOut: () => void };

const permissionTexts: Readonly<Record<NotificationPermission | "missing", string>> = {
	granted: say("Notices are allowed."),
	denied: say(
		"Notices are blocked for this page; you hear the sound only. To allow them, open the settings of this site beside its address.",
	),
	default: say("Notices are not allowed yet."),
	missing: say("This browser has no notices; you hear the sound only."),
};

const soundText = () =>
	playAlert().then(
		() => say("You should have heard two notes."),
		() => say("The sound could not be played."),
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

import accounts from "../../../content/fr/words/accounts.json" with { type: "json" };
import alerts from "../../../content/fr/words/alerts.json" with { type: "json" };
import applications from "../../../content/fr/words/applications.json" with { type: "json" };
import audit from "../../../content/fr/words/audit.json" with { type: "json" };
import blocks from "../../../content/fr/words/blocks.json" with { type: "json" };
import chats from "../../../content/fr/words/chats.json" with { type: "json" };
import contract from "../../../content/fr/words/contract.json" with { type: "json" };
import feed from "../../../content/fr/words/feed.json" with { type: "json" };
import forms from "../../../content/fr/words/forms.json" with { type: "json" };
import media from "../../../content/fr/words/media.json" with { type: "json" };
import members from "../../../content/fr/words/members.json" with { type: "json" };
import moderation from "../../../content/fr/words/moderation.json" with { type: "json" };
import notifications from "../../../content/fr/words/notifications.json" with { type: "json" };
import numbers from "../../../content/fr/words/numbers.json" with { type: "json" };
import platform from "../../../content/fr/words/platform.json" with { type: "json" };
import practice from "../../../content/fr/words/practice.json" with { type: "json" };
import preferences from "../../../content/fr/words/preferences.json" with { type: "json" };
import profiles from "../../../content/fr/words/profiles.json" with { type: "json" };
import site from "../../../content/fr/words/public.json" with { type: "json" };
import server from "../../../content/fr/words/server.json" with { type: "json" };
import shifts from "../../../content/fr/words/shifts.json" with { type: "json" };
import ui from "../../../content/fr/words/ui.json" with { type: "json" };
import { anyOf, exactly } from "./match.ts";

/** Without tags, and with the spaces that a locator compares by: French has some that do not break. */
const plain = (sentence: string) => sentence.replace(/<\/?\w+>/g, "").replace(/\s+/g, " ");

/** Each English sentence with what is said for it in French, which may differ from place to place. */
const french = new Map<string, Set<string>>();
const areas: readonly Readonly<Record<string, unknown>>[] = [
	accounts,
	alerts,
	applications,
	audit,
	blocks,
	chats,
	contract,
	feed,
	forms,
	media,
	members,
	moderation,
	notifications,
	numbers,
	platform,
	practice,
	preferences,
	profiles,
	site,
	server,
	shifts,
	ui,
];
for (const [english, said] of areas.flatMap((words) => Object.entries(words))) {
	if (typeof said !== "string") continue;
	french.set(plain(english), (french.get(plain(english)) ?? new Set()).add(plain(said)));
}

/** What a French page says for a label. */
export const inFrench = (label: string, values: Readonly<Record<string, string>> = {}): string => {
	const [said, another] = french.get(label) ?? [];
	if (said === undefined || another !== undefined)
		throw new Error(`French has ${another ? "several" : "no"} words for "${label}"`);
	return said.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
};

/** For an element that says a label and nothing else, in whatever language its page is. A space may be one that does not break. */
export const inAnyLanguage = (label: string): RegExp => {
	const { source } = anyOf(exactly(label), exactly(inFrench(label)));
	return new RegExp(source.replaceAll(" ", "\\s"));
};

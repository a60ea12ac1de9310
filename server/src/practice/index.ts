import { readFileSync } from "node:fs";
import { scriptCards } from "@warmline/contract/content/script-cards";
import { languages } from "@warmline/contract/content/words";
import { contentFolder } from "@warmline/site/read-content";
import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import type { Channels } from "../platform/realtime/channels.ts";
import { practiceChannel } from "./practice-channel.ts";
import { practiceRoutes } from "./routes.ts";
import { deleteOldPractice } from "./session/delete-old-practice.ts";
import { endStalePractice } from "./session/end-stale-practice.ts";

export { erasePersonalData, exportPersonalData } from "./personal-data.ts";

/** The names of the cards that can be played; they are the same in every language. */
const readScriptCards = (): ReadonlySet<string> => {
	const file = readFileSync(`${contentFolder}/${languages[0]}/script-cards.json`, "utf8");
	return new Set(scriptCards.parse(JSON.parse(file)).map(({ card }) => card));
};

export const practice = async (calls: Calls<MemberRow>, channels: Channels, platform: Platform) => {
	practiceRoutes(calls, platform, readScriptCards());
	channels.add(practiceChannel(platform));
	await platform.jobs.everyNight("forget-old-practice", () => deleteOldPractice(platform));
	return {
		/** Ends what somebody can go on with no more who was locked out, and tells who practised with them. */
		endStalePractice: () => endStalePractice(platform),
	};
};

import { type ChatSettings, chatSettings } from "@warmline/contract/chats/settings-calls";
import * as z from "zod/mini";

/** What stands in the form; pausing the door is an act of its own. */
export const rules = z.omit(chatSettings, { paused_reason: true });
export type Rules = z.infer<typeof rules>;

export const ruleNames = z.keyof(rules).options;

export const rulesOf = ({ paused_reason: _, ...rest }: ChatSettings): Rules => rest;

/** What is another now: two directors who change different things do not undo each other. */
export const changesOf = (before: Rules, after: Rules): Partial<Rules> =>
	Object.fromEntries(ruleNames.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]));

import { beforeLoggingOut } from "../../platform/log-out.ts";
import type { BoardStage } from "../board/stages.ts";
import { emptyDraft, type MailDraft, readDraft } from "./mail-draft.ts";

const begin = "stage_mail_";
/** With the director in it: who logs in next in this tab is another. */
const keyOf = (directorId: string, stage: BoardStage) => `${begin}${directorId}_${stage}`;

export const keptMail = (directorId: string, stage: BoardStage): MailDraft =>
	readDraft(sessionStorage.getItem(keyOf(directorId, stage)));

export const keepMail = (directorId: string, stage: BoardStage, draft: MailDraft): void => {
	if (draft === emptyDraft) sessionStorage.removeItem(keyOf(directorId, stage));
	else sessionStorage.setItem(keyOf(directorId, stage), JSON.stringify(draft));
};

beforeLoggingOut(() => {
	for (const key of Object.keys(sessionStorage)) if (key.startsWith(begin)) sessionStorage.removeItem(key);
});

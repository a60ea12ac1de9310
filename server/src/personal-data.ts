import { exportPersonalData as exportAlerts } from "./alerts/index.ts";
import { formsHeldByOthers } from "./applications/index.ts";
import { exportPersonalData as exportBlocks } from "./blocks/index.ts";
import { erasePersonalData as eraseChats, exportPersonalData as exportChats } from "./chats/index.ts";
import { erasePersonalData as eraseFeed, exportPersonalData as exportFeed } from "./feed/index.ts";
import { exportPersonalData as exportForms, forgetSender } from "./forms/index.ts";
import { exportPersonalData as exportImports } from "./imports/index.ts";
import { exportPersonalData as exportIntegrations } from "./integrations/index.ts";
import { erasePersonalData as eraseInvitations, exportPersonalData as exportInvitations } from "./invitations/index.ts";
import {
	erasePersonalData as eraseMedia,
	exportPersonalData as exportMedia,
	filesOf as filesOfMedia,
} from "./media/index.ts";
import type { PersonalDataPart } from "./members/index.ts";
import { erasePersonalData as eraseModeration, exportPersonalData as exportModeration } from "./moderation/index.ts";
import { exportPersonalData as exportNotifications } from "./notifications/index.ts";
import { erasePersonalData as erasePractice, exportPersonalData as exportPractice } from "./practice/index.ts";
import { exportPersonalData as exportPreferences } from "./preferences/index.ts";
import { exportPersonalData as exportProfiles } from "./profiles/index.ts";
import { exportPersonalData as exportPublishing } from "./publishing/index.ts";
import { exportPersonalData as exportSetup } from "./setup/index.ts";
import { erasePersonalData as eraseShifts, exportPersonalData as exportShifts } from "./shifts/index.ts";

/** How each feature exports and erases the personal data of a member; the account and the application have their own. */
export const personalDataParts: readonly PersonalDataPart[] = [
	{
		part: "chats",
		copy: (platform, { id }, what) => exportChats(platform, id, what),
		forget: ({ tx }, { id }) => eraseChats(tx, id),
	},
	{ part: "blocks", copy: (platform, { id }, what) => exportBlocks(platform, id, what) },
	{
		part: "forms",
		copy: ({ database: { db } }, person) => exportForms(db, person),
		forget: async ({ tx }, person) =>
			forgetSender(tx, person, await formsHeldByOthers(tx, person.id, person.proved_emails)),
	},
	{
		part: "feed",
		copy: ({ database: { db } }, { id }) => exportFeed(db, id),
		forget: (work, { id }, platform) => eraseFeed(platform, work, id),
		// What was under way when they were locked out.
		forgetLast: (work, { id }, platform) => eraseFeed(platform, work, id),
	},
	{
		part: "invitations",
		copy: ({ database: { db } }, person) => exportInvitations(db, person),
		forget: ({ tx }, person) => eraseInvitations(tx, person),
	},
	{ part: "integrations", copy: ({ database: { db } }, { id }) => exportIntegrations(db, id) },
	{ part: "imports", copy: ({ database: { db } }, { id }) => exportImports(db, id) },
	{ part: "integrations", copy: ({ database: { db } }, { id }) => exportIntegrations(db, id) },
	{
		part: "media",
		copy: ({ database: { db } }, { id }) => exportMedia(db, id),
		files: (platform, { id }) => filesOfMedia(platform, id),
		forget: ({ tx }, { id }, platform) => eraseMedia(platform, tx, id),
		forgetLast: ({ tx }, { id }, platform) => eraseMedia(platform, tx, id),
	},
	{
		part: "moderation",
		copy: ({ database: { db } }, { id }, what) => exportModeration(db, id, what),
		forgetLast: ({ tx }, { id }) => eraseModeration(tx, id),
	},
	{ part: "publishing", copy: ({ database: { db } }, { id }) => exportPublishing(db, id) },
	{ part: "setup", copy: ({ database: { db } }, { id }) => exportSetup(db, id) },
	{ part: "profile", copy: ({ database: { db } }, { id }, what) => exportProfiles(db, id, what) },
	{ part: "preferences", copy: ({ database: { db } }, { id }) => exportPreferences(db, id) },
	{ part: "alerts", copy: ({ database: { db } }, { id }) => exportAlerts(db, id) },
	{ part: "notifications", copy: ({ database: { db } }, { id }, what) => exportNotifications(db, id, what) },
	{
		part: "shifts",
		copy: ({ database: { db } }, { id }) => exportShifts(db, id),
		forget: ({ tx }, { id }) => eraseShifts(tx, id),
	},
	{
		part: "practice",
		copy: ({ database: { db } }, { id }) => exportPractice(db, id),
		forget: ({ tx }, { id }) => erasePractice(tx, id),
	},
];

import { accounts } from "./accounts.ts";
import { applicant } from "./applicant.ts";
import { applications } from "./applications.ts";
import { audit } from "./audit.ts";
import { blocks } from "./blocks.ts";
import { chats } from "./chats.ts";
import { contract } from "./contract.ts";
import { duty } from "./duty.ts";
import { feed } from "./feed.ts";
import { forms } from "./forms.ts";
import { media } from "./media.ts";
import { members } from "./members.ts";
import { moderation } from "./moderation.ts";
import { notifications } from "./notifications.ts";
import { numbers } from "./numbers.ts";
import { platform } from "./platform.ts";
import { practice } from "./practice.ts";
import { preferences } from "./preferences.ts";
import { profiles } from "./profiles.ts";
import { record } from "./record.ts";
import { rota } from "./rota.ts";
import { server } from "./server.ts";
import { shifts } from "./shifts.ts";
import { site } from "./site.ts";
import { ui } from "./ui.ts";
import { visitor } from "./visitor.ts";

/** What the product says, for tests to find it by: `label.visitor.endChat`. */
export const label = {
	accounts,
	applicant,
	applications,
	audit,
	blocks,
	chats,
	contract,
	duty,
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
	record,
	rota,
	server,
	shifts,
	site,
	ui,
	visitor,
} as const;

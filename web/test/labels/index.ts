import { accounts } from "./accounts.ts";
import { audit } from "./administration/audit.ts";
import { imports } from "./administration/imports.ts";
import { integrations } from "./administration/integrations.ts";
import { invitations } from "./administration/invitations.ts";
import { publishing } from "./administration/publishing.ts";
import { setup } from "./administration/setup.ts";
import { webhooks } from "./administration/webhooks.ts";
import { alerts } from "./alerts.ts";
import { applicant } from "./applications/applicant.ts";
import { applications } from "./applications/applications.ts";
import { practice } from "./applications/practice.ts";
import { record } from "./applications/record.ts";
import { cannedResponses } from "./canned-responses.ts";
import { chats } from "./chats.ts";
import { blocks } from "./community/blocks.ts";
import { feed } from "./community/feed.ts";
import { media } from "./community/media.ts";
import { members } from "./community/members.ts";
import { moderation } from "./community/moderation.ts";
import { notifications } from "./community/notifications.ts";
import { profiles } from "./community/profiles.ts";
import { contract } from "./contract.ts";
import { forms } from "./forms.ts";
import { numbers } from "./numbers.ts";
import { platform } from "./platform.ts";
import { preferences } from "./preferences.ts";
import { resources } from "./resources.ts";
import { server } from "./server.ts";
import { duty } from "./shifts/duty.ts";
import { rota } from "./shifts/rota.ts";
import { shifts } from "./shifts/shifts.ts";
import { site } from "./site.ts";
import { ui } from "./ui.ts";
import { visitor } from "./visitor.ts";

/** What the product says, for tests to find it by: `label.visitor.endChat`. */
export const label = {
	accounts,
	alerts,
	applicant,
	applications,
	audit,
	blocks,
	cannedResponses,
	chats,
	contract,
	duty,
	feed,
	forms,
	imports,
	integrations,
	invitations,
	media,
	members,
	moderation,
	notifications,
	numbers,
	platform,
	practice,
	preferences,
	profiles,
	publishing,
	record,
	rota,
	resources,
	server,
	setup,
	shifts,
	site,
	ui,
	visitor,
	webhooks,
} as const;

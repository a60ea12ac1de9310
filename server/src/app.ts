import cookie from "@fastify/cookie";
import { calls as contractCalls } from "@warmline/contract";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import society from "../../content/society.json" with { type: "json" };
import { accounts, createGate } from "./accounts/index.ts";
import { applications, formsHeldByOthers } from "./applications/index.ts";
import { audit } from "./audit/index.ts";
import { chats, forgetMember as forgetInChats, exportOf as keptByChats } from "./chats/index.ts";
import type { Config } from "./config.ts";
import { countries } from "./countries/index.ts";
import { demoPages } from "./demo/mails-page.ts";
import { forgetSender, forms, exportOf as keptByForms } from "./forms/index.ts";
import { type KeptPart, members } from "./members/index.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import { type Database, openDatabase } from "./platform/db/database.ts";
import { openVault } from "./platform/files/vault.ts";
import { createPlaces } from "./platform/geoip/places.ts";
import { health } from "./platform/health.ts";
import { serveApiPage } from "./platform/http/api-page.ts";
import { callsOn } from "./platform/http/calls.ts";
import { guardAgainstForgery } from "./platform/http/csrf.ts";
import { answerErrors, answerFrameworkError } from "./platform/http/errors.ts";
import { servePages } from "./platform/http/pages.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";
import { startJobs } from "./platform/jobs.ts";
import { createLog } from "./platform/log.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import type { Platform } from "./platform/platform.ts";
import { serveChannels } from "./platform/realtime/channels.ts";
import { Hub } from "./platform/realtime/hub.ts";
import { forgetMember as forgetInPractice, exportOf as keptByPractice, practice } from "./practice/index.ts";
import { shifts } from "./shifts/index.ts";

export type Running = { app: FastifyInstance; platform: Platform; close(): Promise<void> };

/** Milliseconds between two looks at the chats that run. */
const pulse = 5000;

/** What is kept of a member by features that are no affair of the members' own. */
const keptOf: readonly KeptPart[] = [
	{
		part: "chats",
		copy: (db, { id }, what) => keptByChats(db, id, what),
		forget: (tx, { id }) => forgetInChats(tx, id),
	},
	{
		part: "forms",
		copy: (db, person) => keptByForms(db, person),
		forget: async (tx, person) => forgetSender(tx, person, await formsHeldByOthers(tx, person.id, person.email)),
	},
	{
		part: "practice",
		copy: (db, { id }) => keptByPractice(db, id),
		forget: (tx, { id }) => forgetInPractice(tx, id),
	},
];

/** The whole server, not yet listening. Tests build the same one, with a clock and a database of theirs. */
export const buildApp = async (
	config: Config,
	given: { clock?: Clock; database?: Database; pulse?: number } = {},
): Promise<Running> => {
	const app = Fastify({
		loggerInstance: createLog(config),
		logController: new LogController({ disableRequestLogging: true }),
		trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
		bodyLimit: 1024 * 1024,
		forceCloseConnections: true,
		frameworkErrors: answerFrameworkError,
		routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
	});
	// Only JSON is understood.
	app.removeContentTypeParser("text/plain");
	const { log } = app;
	const clock = given.clock ?? systemClock;
	const vault = await openVault(config);
	const database = given.database ?? (await openDatabase(config, log));
	const jobs = await startJobs(database, log, society.clock);
	const hub = new Hub();
	const platform: Platform = {
		config,
		clock,
		log,
		database,
		jobs,
		hub,
		mailer: createMailer(config, clock),
		places: createPlaces(config, log),
		vault,
	};
	// Told by the public address and not by the request: a proxy may speak plain HTTP to us.
	await app.register(cookie, { parseOptions: { secure: config.PUBLIC_URL.startsWith("https:") } });
	await securityHeaders(app, config);
	answerErrors(app);
	guardAgainstForgery(app);

	const channels = serveChannels(app.server, hub, log, config.PUBLIC_URL);
	const calls = callsOn(app, createGate(database.db, clock), vault);
	await accounts(app, calls, platform);
	const chatFeature = await chats(calls, channels, platform, given.pulse ?? pulse);
	shifts(calls, platform);
	await applications(calls, platform, { letGo: chatFeature.letGo });
	audit(calls, platform);
	countries(calls);
	await forms(calls, platform);
	const practiceFeature = await practice(calls, channels, platform);
	const letGo = async (memberId: string) => {
		await chatFeature.letGo(memberId);
		await practiceFeature.letGo();
	};
	await members(calls, platform, { letGo, keptOf });
	calls.refuseOtherMethods();

	health(app, database, channels.isClosing);
	await serveApiPage(app, contractCalls);
	if (config.demo) demoPages(app, platform);
	await servePages(app, config);
	return {
		app,
		platform,
		close: async () => {
			await channels.close();
			await app.close();
			await chatFeature.settled();
			await jobs.close();
			await database.close();
		},
	};
};

import cookie from "@fastify/cookie";
import { calls as contractCalls, webhookEvents } from "@warmline/contract";
import type { FastifyInstance } from "fastify";
import { accounts, createGate, isByApiToken, tokenFrom } from "./accounts/index.ts";
import { alerts, subjectsCalledSince } from "./alerts/index.ts";
import { applications, certifiedOn, earlierMinutesOf } from "./applications/index.ts";
import { audit } from "./audit/index.ts";
import { blockGuard, blocks, openAddressMarks } from "./blocks/index.ts";
import { busyMembers, chats, isBusy, openChatsOf, repeatsAVisitor, visitorTokensShown } from "./chats/index.ts";
import type { Config } from "./config.ts";
import { countries } from "./countries/index.ts";
import { demoPages } from "./demo/mails-page.ts";
import { emailSamples } from "./email-samples.ts";
import { feed, maySeePostMedia, mediaInPosts, noticeShown } from "./feed/index.ts";
import { forms } from "./forms/index.ts";
import { imports } from "./imports/index.ts";
import { createTokenGate, integrations, revokeTokensOf } from "./integrations/index.ts";
import { invitations } from "./invitations/index.ts";
import { media, mediaReceiver } from "./media/index.ts";
import { members, securityReporter } from "./members/index.ts";
import { moderation } from "./moderation/index.ts";
import { endNotices, notifications, pushedMembers } from "./notifications/index.ts";
import { numbers } from "./numbers/index.ts";
import { personalDataParts } from "./personal-data.ts";
import type { Clock } from "./platform/clock.ts";
import { openCluster } from "./platform/cluster/open-cluster.ts";
import { createRenderedSite } from "./platform/content/rendered-site.ts";
import { type Database, type Db, openDatabase } from "./platform/db/database.ts";
import { ensureSameKey } from "./platform/db/key-fingerprint.ts";
import { openMediaStore } from "./platform/files/open-media-store.ts";
import { openVault } from "./platform/files/vault.ts";
import { createPlaces } from "./platform/geoip/locations.ts";
import { health } from "./platform/health.ts";
import { serveApiPage } from "./platform/http/api-page.ts";
import { builtFolder } from "./platform/http/built-site.ts";
import { callsOn } from "./platform/http/calls.ts";
import { isHttps } from "./platform/http/cookies.ts";
import { createHttpServer } from "./platform/http/create-http-server.ts";
import { createCsrf } from "./platform/http/csrf.ts";
import { answerErrors } from "./platform/http/errors.ts";
import { allowAllOutbound, type OutboundPolicy } from "./platform/http/outbound/outbound-policy.ts";
import { createSafeFetch } from "./platform/http/outbound/safe-fetch.ts";
import { servePages } from "./platform/http/pages.ts";
import { clientAddressBehind } from "./platform/http/requests/client-address.ts";
import { cutSlowBodies, type SlowClientLimits, slowClientLimits } from "./platform/http/requests/slow-clients.ts";
import { warnOfUntrustedProxy } from "./platform/http/requests/warn-of-untrusted-proxy.ts";
import { logRefusals } from "./platform/http/responses/log-refusals.ts";
import { securityHeaders } from "./platform/http/responses/security-headers.ts";
import { startJobs } from "./platform/jobs.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import { createMetrics } from "./platform/metrics/metrics.ts";
import { countedMailer, watchedStore } from "./platform/metrics/outgoing-metrics.ts";
import { serveMetrics } from "./platform/metrics/serve-metrics.ts";
import type { Platform } from "./platform/platform.ts";
import { serveChannels } from "./platform/realtime/channels.ts";
import type { ChannelLimits } from "./platform/realtime/frame-limits.ts";
import { Hub } from "./platform/realtime/hub.ts";
import { openSealer } from "./platform/sealing/sealer.ts";
import { society } from "./platform/society.ts";
import { practice } from "./practice/index.ts";
import { keepLanguage, preferences } from "./preferences/index.ts";
import { maySeeAvatar, profiles, tiesOf } from "./profiles/index.ts";
import { loadPublishedContent, publishing } from "./publishing/index.ts";
import { openSetupState, setup } from "./setup/index.ts";
import { isOnShift, shifts } from "./shifts/index.ts";

/** What a test has otherwise than in use. */
export type AppOverrides = {
	clock?: Clock;
	database?: Database;
	sweepMillis?: number;
	outboundPolicy?: OutboundPolicy;
	limits?: ChannelLimits;
	/** Milliseconds. */
	heartbeat?: number;
	slowClients?: SlowClientLimits;
	/** Folder of the built pages. */
	pages?: string;
};

export type Running = { app: FastifyInstance; platform: Platform; close(): Promise<void> };

/** Milliseconds between two looks at the chats that run. */
const sweepMillis = 5000;

/** The whole server, not yet listening. Tests build the same one, with a clock and a database of theirs. */
export const buildApp = async (config: Config, overrides: AppOverrides = {}): Promise<Running> => {
	const pages = overrides.pages ?? builtFolder;
	const slowClients = overrides.slowClients ?? slowClientLimits;
	const app = createHttpServer(config, slowClients);
	const { log } = app;
	const vault = await openVault(config);
	const database = overrides.database ?? (await openDatabase(config, log));
	// Several servers may work on a database of one's own, and each would hide what the others cannot read.
	if (config.DATABASE_URL) await ensureSameKey(database, vault.print);
	await loadPublishedContent(database.db);
	const hub = new Hub();
	const cluster = await openCluster(config, database, hub, log);
	const clock = overrides.clock ?? cluster.clock;
	const metrics = createMetrics(clock);
	const jobs = await startJobs(database, log, society().clock, (kind, outcome) =>
		metrics.jobRuns.inc({ kind, outcome }),
	);
	const platform: Platform = {
		config,
		clock,
		log,
		database,
		jobs,
		hub,
		cluster,
		mailer: countedMailer(createMailer(config, clock), metrics),
		places: createPlaces(config, log),
		vault,
		sealer: await openSealer(config, log),
		mediaStore: watchedStore(await openMediaStore(config), metrics),
		metrics,
		site: createRenderedSite(config, pages),
		safeFetch: createSafeFetch(overrides.outboundPolicy ?? allowAllOutbound),
		csrf: createCsrf(vault, config.PUBLIC_URL, {
			sessionOf: tokenFrom,
			visitorsOf: visitorTokensShown,
			isProgram: isByApiToken,
		}),
	};
	// Told by the public address and not by the request: a proxy may speak plain HTTP to us.
	await app.register(cookie, { parseOptions: { secure: isHttps(config) } });
	await securityHeaders(app, config);
	answerErrors(app);
	logRefusals(app);
	warnOfUntrustedProxy(app);
	cutSlowBodies(app, slowClients);
	serveMetrics(app, platform);
	platform.csrf.guard(app);

	const channels = serveChannels(app.server, hub, log, config.PUBLIC_URL, metrics.frames, {
		addressOf: clientAddressBehind(config.TRUSTED_PROXIES),
		...(overrides.limits ? { limits: overrides.limits } : {}),
		...(overrides.heartbeat ? { heartbeatMillis: overrides.heartbeat } : {}),
	});
	const gate = createGate({ db: database.db, clock, vault, letIn: createTokenGate(platform) });
	const calls = callsOn(app, gate, { document: vault, media: mediaReceiver });
	const reportSecurityEvent = securityReporter(platform);
	const revokeApiTokens = (tx: Db, memberId: string) => revokeTokensOf(tx, memberId, clock.now());
	const accountPorts = { tiesOf, reportSecurityEvent, keepLanguage, revokeApiTokens, endNotices };
	await accounts(app, calls, platform, accountPorts);
	const sweep = overrides.sweepMillis ?? sweepMillis;
	const calledBecauseOf = (db: Db, ids: readonly string[], since: Date) =>
		subjectsCalledSince(db, "shift_uncovered", ids, since);
	const shiftPorts = {
		...{ openingNow: () => chatFeature.openingNow(), openChatsOf, certifiedOn, earlierMinutesOf, calledBecauseOf },
	};
	const shiftFeature = await shifts(calls, platform, shiftPorts, sweep);
	const setupState = await openSetupState(platform);
	const markOf = await openAddressMarks(config);
	const blocksOfChats = blockGuard(platform, markOf);
	const chatPorts = { roster: shiftFeature.roster, blocks: blocksOfChats, isOpenToVisitors: setupState.isOpen };
	const chatFeature = await chats(calls, channels, platform, chatPorts, sweep);
	shiftFeature.watchDuty(() => chatFeature.checkOpening());
	preferences(calls, platform);
	const notificationFeature = await notifications(calls, channels, platform, {
		// The next shift may begin when this one ends, and a place is kept for a while only.
		isBusy: async (memberId, kind) =>
			(await isBusy(database.db, memberId)) || (kind !== "shift" && (await isOnShift(database.db, clock, memberId))),
		isShown: noticeShown,
	});
	const sources = { ...chatFeature.alertSources, shift_uncovered: shiftFeature.uncoveredShifts };
	const alertPorts = { sources, pushedMembers, busyMembers, push: notificationFeature.push };
	const alertFeature = await alerts(calls, platform, alertPorts, sweep);
	const { missingInShifts } = shiftFeature;
	const integrationFeature = await integrations(calls, platform, { missingInShifts, reportSecurityEvent }, sweep);
	const repeats = (_db: Db, memberId: string, text: string) => repeatsAVisitor(platform, memberId, text);
	await profiles(calls, platform, { mediaInPosts, repeatsAVisitor: repeats });
	const feedFeature = feed(calls, platform, { repeatsAVisitor: repeats });
	await moderation(calls, platform);
	await blocks(calls, platform, markOf);
	await audit(calls, platform);
	const publishingFeature = await publishing(calls, platform, emailSamples(config.PUBLIC_URL));
	setup(calls, platform, setupState, {
		chatSettings: chatFeature.settings,
		checkOpening: chatFeature.checkOpening,
	});
	numbers(calls, platform);
	countries(calls);
	await forms(calls, platform);
	const practiceFeature = await practice(calls, channels, platform);
	const releaseWork = async (memberId: string) => {
		await chatFeature.releaseChats(memberId);
		await practiceFeature.endStalePractice();
		await notificationFeature.deleteIdleSubscriptions(memberId);
		await shiftFeature.releaseShifts(memberId);
	};
	await applications(calls, platform, { releaseWork });
	await invitations(calls, platform);
	await imports(calls, platform);
	await media(calls, platform, {
		maySee: async (db, reader, mediaId) =>
			(await maySeeAvatar(db, reader, mediaId)) || (await maySeePostMedia(db, reader, mediaId)),
		mediaInPosts,
	});
	await members(calls, platform, {
		releaseWork,
		releaseSupervisedShifts: shiftFeature.releaseSupervisedShifts,
		endNotices,
		keptOf: personalDataParts,
	});
	calls.refuseOtherMethods();
	await jobs.dropOldSchedules();

	health(app, database, cluster, channels.isClosing);
	await serveApiPage(app, contractCalls, webhookEvents);
	if (config.demo) demoPages(app, platform);
	await servePages(app, platform, setupState.isOpen, pages);
	await cluster.join(channels.sendEverybodyAway);
	await chatFeature.joined();
	publishingFeature.joined();
	setupState.follow();
	return {
		app,
		platform,
		close: async () => {
			cluster.resign();
			await channels.close();
			await app.close();
			await alertFeature.stop();
			await integrationFeature.stop();
			await shiftFeature.stop();
			await chatFeature.stop();
			await feedFeature.stop();
			publishingFeature.stop();
			setupState.stop();
			await notificationFeature.stop();
			await jobs.close();
			await cluster.leave();
			await database.close();
		},
	};
};

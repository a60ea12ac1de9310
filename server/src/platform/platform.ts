import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import type { Vault } from "./files/vault.ts";
import type { Places } from "./geoip/places.ts";
import type { Jobs } from "./jobs.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Hub } from "./realtime/hub.ts";

/** What every feature stands on. */
export type Platform = {
	config: Config;
	clock: Clock;
	log: FastifyBaseLogger;
	database: Database;
	jobs: Jobs;
	mailer: Mailer;
	places: Places;
	vault: Vault;
	hub: Hub;
};

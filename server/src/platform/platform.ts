import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";
import type { Clock } from "./clock.ts";
import type { Cluster } from "./cluster/cluster.ts";
import type { RenderedSite } from "./content/rendered-site.ts";
import type { Database } from "./db/database.ts";
import type { MediaStore } from "./files/media-store.ts";
import type { Vault } from "./files/vault.ts";
import type { Places } from "./geoip/locations.ts";
import type { Csrf } from "./http/csrf.ts";
import type { SafeFetch } from "./http/outbound/safe-fetch.ts";
import type { Jobs } from "./jobs.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { Hub } from "./realtime/hub.ts";
import type { Sealer } from "./sealing/sealer.ts";

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
	sealer: Sealer;
	mediaStore: MediaStore;
	safeFetch: SafeFetch;
	csrf: Csrf;
	hub: Hub;
	cluster: Cluster;
	metrics: Metrics;
	site: RenderedSite;
};

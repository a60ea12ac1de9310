import { minutesAfter } from "../../platform/clock.ts";
import type { Platform } from "../../platform/platform.ts";
import { namedFiles } from "../queries.ts";

const minutesOfDay = 24 * 60;

/** Files of an upload that was broken off by a crash, and of applicants who are gone. What is new may still be named. */
export const forgetUnnamedFiles = ({ vault, database, clock }: Pick<Platform, "vault" | "database" | "clock">) =>
	vault.sweep(minutesAfter(clock.now(), -minutesOfDay), (ids) => namedFiles(database.db, ids));

import { daysBefore } from "../../platform/clock.ts";
import type { Platform } from "../../platform/platform.ts";
import { namedFiles } from "../queries.ts";

/** Files of an upload that was broken off by a crash, and of applicants who are gone. What is new may still be named. */
export const forgetUnnamedFiles = ({ vault, database, clock }: Pick<Platform, "vault" | "database" | "clock">) =>
	vault.sweep(daysBefore(clock.now(), 1), (ids) => namedFiles(database.db, ids));

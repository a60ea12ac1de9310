import type { ApplicationStatus } from "@warmline/contract/applications/calls";
import { t } from "@warmline/contract/i18n";
import type { Db } from "../platform/db/database.ts";
import { conflict, notFound } from "../platform/errors.ts";
import { type ApplicationRow, lockApplication } from "./queries.ts";

export const noSuchApplication = () => notFound(t("No such application."));

const closed: Record<Exclude<ApplicationStatus, "draft" | "asked">, string> = {
	submitted: t("Your application has been submitted and can’t be changed any more."),
	accepted: t("Your application has been accepted and can’t be changed any more."),
	declined: t("This application has been decided and can’t be changed any more."),
};

/** An application that may be changed; nobody else changes it, and nobody decides on it, until the transaction ends. */
export const lockDraft = async (tx: Db, id: string): Promise<ApplicationRow> => {
	const row = await lockApplication(tx, id);
	if (!row) throw noSuchApplication();
	const { status } = row;
	if (status === "draft" || status === "asked") return row;
	throw conflict("already_submitted", closed[status]);
};

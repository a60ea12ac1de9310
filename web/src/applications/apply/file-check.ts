import { saveSupervisorApplication } from "@warmline/contract/applications/supervisor-calls";
import { t } from "@warmline/contract/i18n";

export const acceptedFiles = [".pdf", ".doc", ".docx", ".png", ".jpg", ".jpeg"] as const;
const { most } = saveSupervisorApplication.files;

/** Why a file cannot be taken, or null; the server looks into it and judges again. */
export const fileProblem = ({ name, size }: { readonly name: string; readonly size: number }): string | null => {
	if (!acceptedFiles.some((ending) => name.toLowerCase().endsWith(ending))) {
		return t("Please choose a PDF, Word, PNG or JPEG file.");
	}
	if (size === 0) return t("This file is empty.");
	return size > most ? t("Files can be up to 10 MB.") : null;
};

import { saveSupervisorApplication } from "@warmline/contract/applications/supervisor-calls";
import { say } from "@warmline/contract/say";

export const acceptedFiles = [".pdf", ".doc", ".docx", ".png", ".jpg", ".jpeg"] as const;
const { most } = saveSupervisorApplication.files;

/** Why a file cannot be taken, or null; the server looks into it and judges again. */
export const fileProblem = ({ name, size }: { readonly name: string; readonly size: number }): string | null => {
	if (!acceptedFiles.some((ending) => name.toLowerCase().endsWith(ending))) {
		return say("Please choose a PDF, Word, PNG or JPEG file.");
	}
	if (size === 0) return say("This file is empty.");
	return size > most ? say("Files can be up to 10 MB.") : null;
};

import type { Credential, SupervisorApplication } from "@warmline/contract/applications/calls";
import { type CredentialField, credentialFields } from "@warmline/contract/applications/supervisor-application";
import { locale, t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { saveFile } from "../../platform/http/save-file.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { credentialLabels } from "../questions.ts";

const kilobytes = new Intl.NumberFormat(locale, { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 });
const megabytes = new Intl.NumberFormat(locale, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });

const sizeText = (bytes: number): string =>
	bytes < 1_000_000 ? kilobytes.format(Math.max(1, bytes / 1000)) : megabytes.format(bytes / 1_000_000);

/** The papers of an application, to be downloaded. */
export function ApplicationDocuments({ application }: { readonly application: SupervisorApplication }) {
	return (
		<section aria-labelledby="documents" className="rounded-card border border-line bg-surface p-5 shadow-card">
			<h2 id="documents" className="text-xl">
				{t("Documents")}
			</h2>
			<p className="mt-1 text-sm text-soft">{t("Each download is recorded in the audit log.")}</p>
			<ul className="mt-4 space-y-4">
				{credentialFields.map((field) => (
					<DocumentItem key={field} field={field} credential={application[field]} />
				))}
			</ul>
		</section>
	);
}

type DocumentItemProps = { readonly field: CredentialField; readonly credential: Credential | null };

function DocumentItem({ field, credential }: DocumentItemProps) {
	const { mutate, isPending, error } = useApiMutation(({ url, name }: Credential) => saveFile(url, name));
	const label = credentialLabels[field];
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
			<div className="min-w-0">
				<p className="font-semibold">{label}</p>
				<p className="text-sm text-soft wrap-anywhere">
					{credential ? `${credential.name}, ${sizeText(credential.size)}` : t("Not provided")}
				</p>
			</div>
			{credential && (
				<Button
					variant="secondary"
					aria-label={t("Download: {document}", { document: label })}
					busy={isPending}
					busyText={t("Loading...")}
					onClick={() => mutate(credential)}
				>
					{t("Download")}
				</Button>
			)}
			{error && (
				<p role="alert" className="w-full text-sm font-medium text-bad">
					{errorMessage(error, t("Couldn’t download this document. Please try again."))}
				</p>
			)}
		</li>
	);
}

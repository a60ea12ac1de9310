import { useInfiniteQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { fileSize } from "../../platform/http/file-size.ts";
import { Page } from "../../ui/navigation/Page.tsx";
import { PagedList } from "../../ui/PagedList.tsx";
import { ownMediaQuery } from "../api.ts";
import { FileItem } from "./FileItem.tsx";

/** What a member has uploaded, and the room it takes. `ownData`: the way to a copy of everything. */
export function FilesPage({ ownData }: { readonly ownData: ReactNode }) {
	const list = useInfiniteQuery(ownMediaQuery);
	const { data, error } = list;
	const files = data?.pages.flatMap((page) => page.results) ?? [];
	const latest = data?.pages.at(-1);
	return (
		<Page
			title={t("Files")}
			lead={t("Pictures and videos you have uploaded. Files that aren’t used anywhere are deleted after a day.")}
			width="centred"
		>
			{latest && <Quota used={latest.used} quota={latest.quota} />}
			<PagedList
				query={list}
				empty={data && files.length === 0 && !error ? t("No uploads yet.") : undefined}
				failure={error ? errorMessage(error, t("Couldn’t load your files.")) : undefined}
				loading={t("Loading files...")}
				more={t("Show more files")}
			>
				{files.length > 0 && (
					<ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
						{files.map((file) => (
							<FileItem key={file.public_id} file={file} />
						))}
					</ul>
				)}
			</PagedList>
			<section aria-labelledby="own-data" className="mt-8 rounded-card border border-line bg-surface p-5 shadow-card">
				<h2 id="own-data" className="text-lg">
					{t("All your data")}
				</h2>
				<p className="mt-1 mb-4 text-soft">
					{t("A ZIP file with your profile, posts, comments, files and training record.")}
				</p>
				{ownData}
			</section>
		</Page>
	);
}

type QuotaProps = { readonly used: number; readonly quota: number };

/** How much of one's room is taken. */
function Quota({ used, quota }: QuotaProps) {
	const part = Math.min(100, (used / quota) * 100);
	return (
		<div>
			<p id="quota" className="text-soft tabular-nums">
				{t("{used} of {quota} used", { used: fileSize(used), quota: fileSize(quota) })}
			</p>
			<div
				role="progressbar"
				aria-labelledby="quota"
				aria-valuenow={Math.round(part)}
				className="mt-1.5 h-2.5 overflow-hidden rounded-full border border-edge bg-sunk"
			>
				<div
					className={`h-full forced-colors:bg-[Highlight] ${part > 90 ? "bg-bad" : "bg-pine"}`}
					style={{ width: `${part}%` }}
				/>
			</div>
		</div>
	);
}

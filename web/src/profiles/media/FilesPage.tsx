import { useInfiniteQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Page } from "../../ui/navigation/Page.tsx";
import { PagedList } from "../../ui/PagedList.tsx";
import { ownMediaQuery } from "../api.ts";
import { FileItem } from "./FileItem.tsx";
import { Quota } from "./Quota.tsx";

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

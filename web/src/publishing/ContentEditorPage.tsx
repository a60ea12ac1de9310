import { useQuery } from "@tanstack/react-query";
import { t, translate } from "@warmline/contract/i18n";
import { contentItemLabels } from "@warmline/contract/publishing/item-labels";
import { type ContentItem, isContentItem } from "@warmline/contract/publishing/items";
import { Link, useParams } from "wouter";
import { errorMessage } from "../platform/http/describe-error.ts";
import { useSession } from "../platform/session.ts";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Loading } from "../ui/feedback/Loading.tsx";
import { Page } from "../ui/navigation/Page.tsx";
import { contentQuery } from "./api.ts";
import { ContentEditor } from "./ContentEditor.tsx";

/** One text in all languages: drafted here, and published when it is ready. */
export function ContentEditorPage() {
	const { item = "" } = useParams<{ item: string }>();
	return isContentItem(item) ? <Editor key={item} item={item} /> : <NoSuchText />;
}

function Back() {
	const session = useSession();
	return (
		<Link to={`/${session?.user_id ?? ""}/content`} className="font-semibold text-pine underline underline-offset-4">
			{t("All site content")}
		</Link>
	);
}

function NoSuchText() {
	return (
		<Page title={t("Site content")} lead={t("There is no such text.")} width="column">
			<Back />
		</Page>
	);
}

function Editor({ item }: { readonly item: ContentItem }) {
	const { data, error, refetch, isFetching } = useQuery(contentQuery(item));
	return (
		<Page title={translate(contentItemLabels[item])} lead={<Back />} width="wide">
			{data && <ContentEditor content={data} />}
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load this text."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{!data && !error && <Loading>{t("Loading the text...")}</Loading>}
		</Page>
	);
}

import { lazy, Suspense } from "react";
import { NdaForm } from "../forms/NdaForm.tsx";
import { ReferenceCheckForm } from "../forms/ReferenceCheckForm.tsx";
import { useReferenceToken } from "../forms/use-reference-token.ts";
import { TextPage } from "../public/TextPage.tsx";
import { Loading } from "../ui/feedback/Loading.tsx";

/** Only for who was asked by mail. */
const ReferenceAnswerPage = lazy(async () => ({
	default: (await import("../forms/ReferenceAnswerPage.tsx")).ReferenceAnswerPage,
}));

export function ReferenceCheckPage() {
	const token = useReferenceToken();
	if (token === null) return <TextPage name="reference-check" below={() => <ReferenceCheckForm />} />;
	return (
		<Suspense fallback={<Loading />}>
			<ReferenceAnswerPage key={token} token={token} />
		</Suspense>
	);
}

/** Who agrees agrees to the text as it stands on their screen. */
export function NdaPage() {
	return <TextPage name="nda" below={(page) => <NdaForm textVersion={page.version} />} />;
}

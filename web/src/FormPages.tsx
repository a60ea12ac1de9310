import { NdaForm } from "./forms/NdaForm.tsx";
import { ReferenceCheckForm } from "./forms/ReferenceCheckForm.tsx";
import { TextPage } from "./public/TextPage.tsx";

export function ReferenceCheckPage() {
	return <TextPage name="reference-check" below={() => <ReferenceCheckForm />} />;
}

/** Who agrees agrees to the text as it stands on his screen. */
export function NdaPage() {
	return <TextPage name="nda" below={(page) => <NdaForm textVersion={page.version} />} />;
}

import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { placeKey, placeOf, type ReferenceStep } from "../record-steps.ts";
import { useNaming } from "../use-naming.ts";
import { RecordReference } from "./RecordReference.tsx";
import type { RecordPerson } from "./record-changes.ts";
import { useReferencesAct } from "./use-references-act.ts";

const places: readonly ReferenceStep[] = ["first_reference", "second_reference"];

type RecordReferencesProps = { readonly person: RecordPerson; readonly record: VolunteerRecord };

/** The two people who speak for the applicant. */
export function RecordReferences({ person, record }: RecordReferencesProps) {
	const naming = useNaming();
	const references = useReferencesAct(person.id);
	return places.map((step) => (
		<RecordReference
			key={placeKey(record, step)}
			step={step}
			person={person}
			place={placeOf(record, step)}
			naming={naming}
			references={references}
		/>
	));
}

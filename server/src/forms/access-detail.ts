import { formKindNames } from "@warmline/contract/forms/form";
import type { FormRow } from "./queries.ts";

/** What the audit log says of a look at a form. */
export const accessDetail = ({ kind, name }: Pick<FormRow, "kind" | "name">): string =>
	`${formKindNames[kind]}: ${name}`;

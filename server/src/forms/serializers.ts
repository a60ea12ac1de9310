import type { FormLine } from "@warmline/contract/forms/calls";
import { nameOf } from "../accounts/index.ts";
import type { DealtForm } from "./queries.ts";

const doneBy = ({ done_by_first_name, done_by_nickname }: DealtForm) =>
	done_by_first_name === null ? null : nameOf({ first_name: done_by_first_name, nickname: done_by_nickname });

export const toLine = (form: DealtForm): FormLine => ({
	id: form.id,
	kind: form.kind,
	name: form.name,
	sent_at: form.sent_at.toISOString(),
	done: form.done_at === null ? null : { at: form.done_at.toISOString(), by: doneBy(form) },
});

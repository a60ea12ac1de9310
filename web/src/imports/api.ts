import type { AnswerOf, BodyInputOf } from "@warmline/contract/calls";
import { checkImport, importExample, importMembers } from "@warmline/contract/imports/calls";
import { request } from "../platform/http/api.ts";
import { saveFile } from "../platform/http/save-file.ts";

export type CheckedTable = AnswerOf<typeof checkImport>["result"];
export type Imported = AnswerOf<typeof importMembers>["result"];

export const checkTable = async (table: string): Promise<CheckedTable> =>
	(await request(checkImport, { body: { table } })).result;

export const importTable = async (body: BodyInputOf<typeof importMembers>): Promise<Imported> =>
	(await request(importMembers, { body })).result;

export const saveExample = (name: string) => saveFile(importExample.path, name);

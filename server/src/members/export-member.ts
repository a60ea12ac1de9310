import type { Language } from "@warmline/contract/content/words";
import { type MemberRow, memberById, namedPerson, provedEmailsOf } from "../accounts/index.ts";
import { documentsOf, type KeptDocument } from "../applications/index.ts";
import { record } from "../audit/index.ts";
import { filesInProgress } from "../platform/errors.ts";
import { nameInArchive, type Packed, zipOf } from "../platform/files/zip-of.ts";
import { jsonInSlices } from "../platform/map-in-batches.ts";
import type { Platform } from "../platform/platform.ts";
import { FairQueue } from "../platform/rate-limit/fair-queue.ts";
import { limitTo } from "../platform/rate-limit/limits.ts";
import { readmeIn } from "./export-words.ts";
import { noSuchMember } from "./list-members.ts";
import type { PersonalDataPart } from "./personal-data-parts.ts";
import { mayExport, mayReadAboutVisitors } from "./policy.ts";

/** An export reads a good part of the database and all documents: so often an hour is enough for anybody. */
const most = 20;

type Known = Platform & { readonly keptOf: readonly PersonalDataPart[] };

const pathOf = ({ field, name }: KeptDocument, number: number) => `documents/${number}-${field}-${nameInArchive(name)}`;

/**
 * A file that cannot be read is a fault of ours, and no reason to keep the rest from somebody. Each is read in its
 * turn.
 */
const documentsPacked = async ({ vault, log }: Platform, documents: readonly KeptDocument[]) => {
	const packed: Packed[] = [];
	for (const [at, document] of documents.entries()) {
		const failed = (error: unknown) => {
			log.error({ err: error, document: document.id }, "a document could not be exported");
			return undefined;
		};
		const isThere = await vault.ensureThere(document.id).then(() => true, failed);
		const read = () => vault.read(document.id).catch(failed);
		if (isThere) packed.push({ path: pathOf(document, at + 1), read, at: document.kept_at });
	}
	return packed;
};

/** What one person wrote in years lies in memory while it is packed. */
const queue = new FairQueue({ concurrency: 1, waitingPerKey: 2 }, filesInProgress);

/** All that is kept of one person. A director's export of somebody else is recorded before anything leaves. */
export const exportOne = async (platform: Known, reader: MemberRow, memberId: string, language: Language) => {
	const { database, clock, keptOf } = platform;
	const { db } = database;
	const member = mayExport(reader, memberId) ? await memberById(db, memberId) : undefined;
	if (!member) throw noSuchMember();
	await limitTo(platform, ["export", reader.id], { limit: most, windowSeconds: 3600 });
	const at = clock.now();
	if (reader.id !== memberId) {
		const about = namedPerson(member);
		await record(db, clock, { act: "export_member", member: reader, about });
	}
	const parts: Record<string, unknown> = {};
	const what = { aboutVisitors: mayReadAboutVisitors(reader), forThemselves: reader.id === memberId };
	const person = { id: member.id, proved_emails: await provedEmailsOf(db, member) };
	await queue.run(reader.id, async () => {
		for (const { part, copy } of keptOf) parts[part] = await copy(platform, person, what);
	});
	const documents = await documentsPacked(platform, await documentsOf(db, memberId));
	const readme = readmeIn(language, `${member.first_name} ${member.last_name}`, at, what);
	const files: Packed[] = [];
	for (const part of keptOf) files.push(...((await part.files?.(platform, person)) ?? []));
	const bytes = zipOf([
		{ path: "README.txt", bytes: Buffer.from(readme), at },
		{ path: "person.json", text: () => jsonInSlices({ exported_at: at, ...parts }), at },
		...documents,
		...files,
	]);
	return {
		name: `${nameInArchive(member.username)}-${at.toISOString().slice(0, 10)}.zip`,
		type: "application/zip",
		bytes,
	};
};

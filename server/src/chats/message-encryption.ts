import { type ResourceCard, resourceCard } from "@warmline/contract/chats/resource-card";
import * as z from "zod/mini";
import type { Sealer } from "../platform/sealing/sealer.ts";

/** What an older version has sealed may lack a field. */
const optionalText = z._default(z.nullable(z.string()), null);

const contactShape = z.object({ email: optionalText, ip_address: optionalText });

/** By what a visitor can be written to or found. */
export type Contact = Readonly<z.infer<typeof contactShape>>;

type Keyed = { key: Buffer | null };

/** Of a chat in which something can still be said. */
export const keyOf = ({ key }: Keyed): Buffer => {
	if (!key) throw new Error("a chat that was erased has no key");
	return key;
};

/** What was said in a row. */
export const wordsOf = (id: string) => `words ${id}`;

/** Words of a chat: of a message, a note, a coaching or a wrap-up, told apart by the id of its row. */
export const encryptMessage = (sealer: Sealer, key: Buffer, id: string, words: string): Buffer =>
	sealer.seal(key, wordsOf(id), words);

export const decryptMessage = (sealer: Sealer, { key }: Keyed, id: string, sealed: Buffer): string =>
	sealer.open(key, wordsOf(id), sealed);

/** The same for a list. */
export const decryptPreview = (sealer: Sealer, { key }: Keyed, id: string, sealed: Buffer): string =>
	sealer.openIfWhole(key, wordsOf(id), sealed) ?? "";

const cardOf = (id: string) => `card ${id}`;

export const encryptCard = (sealer: Sealer, key: Buffer, id: string, card: ResourceCard): Buffer =>
	sealer.seal(key, cardOf(id), JSON.stringify(card));

/** Where it cannot be read the message is still there as text. */
export const decryptCard = (sealer: Sealer, { key }: Keyed, id: string, sealed: Buffer): ResourceCard | null => {
	const open = sealer.openIfWhole(key, cardOf(id), sealed);
	return open === undefined ? null : (resourceCard.safeParse(JSON.parse(open)).data ?? null);
};

const contactOf = "contact";

export const encryptContact = (sealer: Sealer, key: Buffer, contact: Contact): Buffer =>
	sealer.seal(key, contactOf, JSON.stringify(contact));

const noContact: Contact = { email: null, ip_address: null };

/** A chat that is kept in mind tells its contact with each message, by the same bytes. */
const opened = new WeakMap<Buffer, Contact>();

export const decryptContact = (sealer: Sealer, { key, contact }: Keyed & { contact: Buffer | null }): Contact => {
	if (!contact) return noContact;
	const known = opened.get(contact);
	if (known) return known;
	const open = sealer.openIfWhole(key, contactOf, contact);
	if (open === undefined) return noContact;
	const found = contactShape.safeParse(JSON.parse(open)).data ?? noContact;
	opened.set(contact, found);
	return found;
};

/** Addresses differ by more than their letters' size for nobody. */
export const emailMark = (sealer: Sealer, email: string): Buffer => sealer.mark("email", email.trim().toLowerCase());

const leftWords = z.object({ email: z.string(), message: z.string() });

type LeftWords = z.infer<typeof leftWords>;

const leftOf = "left message";

export const encryptLeftMessage = (sealer: Sealer, key: Buffer, words: LeftWords): Buffer =>
	sealer.seal(key, leftOf, JSON.stringify(words));

/** In a list one that is damaged must not hide the others. */
export const decryptLeftMessage = (
	sealer: Sealer,
	{ key, words }: Keyed & { words: Buffer },
): LeftWords | undefined => {
	const open = sealer.openIfWhole(key, leftOf, words);
	return open === undefined ? undefined : leftWords.safeParse(JSON.parse(open)).data;
};

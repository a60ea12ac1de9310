import { crisisLinesSentence } from "@warmline/contract/chats/message";
import centres from "../../../../content/crisis-centres.json" with { type: "json" };

/** Those that the crisis page shows first too. */
const isFirst = ({ category, name }: { category: string; name: string }) =>
	category === "emergency" || name.startsWith("9-8-8");

type Centre = (typeof centres)[number];

/** 9-1-1 and 9-8-8, then those of the society's region. */
const onCard = [...centres.filter(isFirst), ...centres.filter((centre) => centre.in_chat && !isFirst(centre))];

const waysTo = ({ phone, text }: Centre): string => {
	const numbers = phone.map(({ number }) => number);
	const isTextedToo = text !== null && numbers.includes(text);
	const call = numbers.map((number) => `${number === text ? "call or text" : "call"} ${number}`);
	return [...call, ...(text === null || isTextedToo ? [] : [text])].join(", ");
};

/** What is read where no card can be shown. */
export const crisisLines = [
	crisisLinesSentence,
	...onCard.map((centre) => `${centre.name}: ${[waysTo(centre), centre.hours].filter(Boolean).join(", ")}`),
].join("\n");

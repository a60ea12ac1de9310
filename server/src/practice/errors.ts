import { say } from "@warmline/contract/say";
import { conflict, notFound } from "../platform/errors.ts";

export const noSuchPractice = () => notFound(say("There is no such practice."));
export const alreadyPractising = () =>
	conflict("already_practising", say("You are in a practice already. Please end it first."));

import { say } from "@warmline/contract/say";
import { conflict, notFound } from "../platform/errors.ts";

export const noSuchPractice = () => notFound(say("No such practice."));
export const alreadyPractising = () =>
	conflict("already_practising", say("You are already in a practice. Please end it first."));

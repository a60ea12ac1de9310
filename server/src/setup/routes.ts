import {
	closeToVisitors as closeCall,
	markSetupStep,
	openToVisitors as openCall,
	readSetup as readCall,
	sendTestEmail as testEmailCall,
} from "@warmline/contract/setup/calls";
import { isSetupStep, type SetupStep } from "@warmline/contract/setup/steps";
import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import { noSuchStep } from "./errors.ts";
import { markStep } from "./mark-step.ts";
import { closeToVisitors, openToVisitors } from "./open-to-visitors.ts";
import { readSetup, type SetupContext } from "./read-setup.ts";
import { sendTestEmail } from "./send-test-email.ts";
import type { SetupState } from "./setup-state.ts";

const stepIn = ({ step = "" }: Record<string, string>): SetupStep => {
	if (!isSetupStep(step)) throw noSuchStep();
	return step;
};

export const setupRoutes = (calls: Calls<MemberRow>, context: SetupContext, state: SetupState) => {
	calls.answer(readCall, async ({ member }) => ({ result: await readSetup(context, member) }));
	calls.answer(markSetupStep, async ({ body, member, params }) => {
		await markStep(context, member, stepIn(params), body.mark);
		return { result: await readSetup(context, member) };
	});
	calls.answer(testEmailCall, async ({ member }) => {
		await sendTestEmail(context, member);
		return { result: await readSetup(context, member) };
	});
	calls.answer(openCall, async ({ member }) => {
		await openToVisitors(context, state, member);
		return { result: await readSetup(context, member) };
	});
	calls.answer(closeCall, async ({ member }) => {
		await closeToVisitors(context, state, member);
		return { result: await readSetup(context, member) };
	});
};

import { isStillExample } from "../society.ts";

/** For who volunteers or answers for somebody who does, and for anybody in a crisis. */
const always = ["/crisis", "/login", "/register", "/forgot-password", "/referencecheckform", "/ndaform"];

/** Whoever applies has to know to whom: not before the name and the address are the organisation's own. */
const forApplicants = ["/applylistener", "/applysupervisor", "/applyplacement", "/privacy", "/terms"];

/** Of the pages that are rendered ahead: those that stay when no visitor is to come. */
export const isReadBeforeOpening = (path: string): boolean => {
	const page = path.toLowerCase();
	if (always.includes(page)) return true;
	const { name, applications_email } = isStillExample();
	return !name && !applications_email && forApplicants.includes(page);
};

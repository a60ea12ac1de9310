export {
	forgetDetails,
	forgetDetailsOfChats,
	forgetNamesOf as forgetMember,
	linesAbout as exportOf,
} from "./queries.ts";
export { record, recordOnce } from "./record.ts";
export { auditRoutes as audit } from "./routes.ts";

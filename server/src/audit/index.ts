export {
	forgetDetails,
	forgetDetailsOfChats,
	forgetNamesOf as erasePersonalData,
	linesAbout as exportPersonalData,
} from "./queries.ts";
export { record, recordOnce } from "./record.ts";
export { auditRoutes as audit } from "./routes.ts";

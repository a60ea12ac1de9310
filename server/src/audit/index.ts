export { record, recordOnce } from "./record.ts";
export { auditRoutes as audit } from "./routes.ts";

export { numbersRoutes as numbers } from "./routes.ts";

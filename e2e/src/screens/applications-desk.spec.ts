import { applicationsDesk } from "./tables/applications-desk.ts";
import { testScreens } from "./test-screens.ts";

testScreens(applicationsDesk);

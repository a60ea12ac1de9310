import { applications } from "./tables/applications.ts";
import { testScreens } from "./test-screens.ts";

testScreens(applications);

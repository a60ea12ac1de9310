import { dashboard } from "./tables/dashboard.ts";
import { testScreens } from "./test-screens.ts";

testScreens(dashboard);

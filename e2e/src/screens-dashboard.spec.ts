import { dashboard } from "./screens/dashboard.ts";
import { testScreens } from "./screens/test-screens.ts";

testScreens(dashboard);

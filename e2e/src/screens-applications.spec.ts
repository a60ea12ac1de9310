import { applications } from "./screens/applications.ts";
import { testScreens } from "./screens/test-screens.ts";

testScreens(applications);

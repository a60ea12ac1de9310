import { applicationsDesk } from "./screens/applications-desk.ts";
import { testScreens } from "./screens/test-screens.ts";

testScreens(applicationsDesk);

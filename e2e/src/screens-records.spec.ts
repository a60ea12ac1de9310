import { records } from "./screens/records.ts";
import { testScreens } from "./screens/test-screens.ts";

testScreens(records);

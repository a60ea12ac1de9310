import { record } from "./screens/record.ts";
import { testScreens } from "./screens/test-screens.ts";

testScreens(record);

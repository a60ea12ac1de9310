import { records } from "./tables/records.ts";
import { testScreens } from "./test-screens.ts";

testScreens(records);

import { record } from "./tables/record.ts";
import { testScreens } from "./test-screens.ts";

testScreens(record);

import { shifts } from "./screens/shifts.ts";
import { testScreens } from "./screens/test-screens.ts";
import { test } from "./shift-day.ts";

testScreens(shifts, test);

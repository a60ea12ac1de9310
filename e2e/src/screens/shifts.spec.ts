import { test } from "../support/shift-day.ts";
import { shifts } from "./tables/shifts.ts";
import { testScreens } from "./test-screens.ts";

testScreens(shifts, test);

import { practice } from "./tables/practice.ts";
import { testScreens } from "./test-screens.ts";

testScreens(practice);

import { localSetting } from "../storage/local-setting.ts";

const alerts = localSetting("warmline.alerts");

export const alertsOn = alerts.isOn;
export const setAlerts = alerts.set;

/** Whether sound and notices are wanted on this machine. */
export const useAlertsOn = alerts.useIsOn;

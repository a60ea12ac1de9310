/** For tests: what the server gives while a second step is set up. */
const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
export const sampleSecret = { secret, uri: `otpauth://totp/Warmline:lina?secret=${secret}&issuer=Warmline` };
export const sampleRecoveryCodes = Array.from({ length: 10 }, (_, n) => `abcd-efgh-ijk${n}`);

/** Stands where the name of an erased member stood; kept in English, a page says it in its language. */
export const formerMember = "A former member";

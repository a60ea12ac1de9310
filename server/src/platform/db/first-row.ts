/** Of a query that finds one row or none. */
export const firstRow = <T>(rows: T[]): T | undefined => rows[0];

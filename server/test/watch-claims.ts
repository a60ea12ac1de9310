import type pg from "pg";

/**
 * Has the database itself look, at the very moment at which a chat that is given to somebody is stored, whether a
 * supervisor is checked in. Answers how many were given without one.
 */
export const watchClaims = async (pool: pg.Pool) => {
	await pool.query("CREATE TABLE unsupervised_claims (chat_id uuid)");
	await pool.query(`CREATE FUNCTION look_for_supervisor() RETURNS trigger LANGUAGE plpgsql AS $$
		BEGIN
			IF NOT EXISTS (SELECT 1 FROM bookings WHERE part = 'supervisor'
				AND checked_in_at IS NOT NULL AND checked_out_at IS NULL AND ended_at IS NULL)
			THEN INSERT INTO unsupervised_claims VALUES (NEW.id);
			END IF;
			RETURN NULL;
		END $$`);
	await pool.query(`CREATE CONSTRAINT TRIGGER claimed AFTER UPDATE ON chats DEFERRABLE INITIALLY DEFERRED
		FOR EACH ROW WHEN (NEW.status = 'active' AND OLD.status <> 'active') EXECUTE FUNCTION look_for_supervisor()`);
	return async (): Promise<number> => (await pool.query("SELECT 1 FROM unsupervised_claims")).rows.length;
};

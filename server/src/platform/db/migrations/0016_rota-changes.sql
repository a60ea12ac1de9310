-- What was changed in the rota, by whatever wrote it: see server/src/shifts/booking/kept-seats.ts. It is of this database and no
-- other, so it stands outside of what a backup takes along.
CREATE SCHEMA "live";
--> statement-breakpoint
CREATE TABLE "live"."rota_changes" ("id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY);
--> statement-breakpoint
CREATE FUNCTION "live"."note_rota_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "live"."rota_changes" DEFAULT VALUES;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "note_rota_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shifts"
	FOR EACH STATEMENT EXECUTE FUNCTION "live"."note_rota_change"();
--> statement-breakpoint
CREATE TRIGGER "note_rota_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "bookings"
	FOR EACH STATEMENT EXECUTE FUNCTION "live"."note_rota_change"();
--> statement-breakpoint
CREATE TRIGGER "note_rota_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "waiting_places"
	FOR EACH STATEMENT EXECUTE FUNCTION "live"."note_rota_change"();
--> statement-breakpoint
CREATE TRIGGER "note_rota_change" AFTER UPDATE OF "first_name", "nickname" OR DELETE ON "members"
	FOR EACH STATEMENT EXECUTE FUNCTION "live"."note_rota_change"();

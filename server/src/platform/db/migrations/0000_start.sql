CREATE TABLE "limits" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mailed_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"nickname" text,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"applicant_type" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_away" boolean DEFAULT false NOT NULL,
	"gender" text,
	"birth_date" date,
	"about" text,
	"website" text,
	"location" text,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_token_hash" "bytea" NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"assigned_agent" uuid,
	"agent_name" text,
	"name" text NOT NULL,
	"age" text,
	"gender" text,
	"interest" text,
	"scale" integer,
	"email" text,
	"ip_address" "inet",
	"city" text,
	"region" text,
	"country" text,
	"latitude" double precision,
	"longitude" double precision,
	"created_at" timestamp with time zone NOT NULL,
	"assigned_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"chat_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"body" text NOT NULL,
	"sender" text NOT NULL,
	"sender_id" uuid,
	"sender_name" text NOT NULL,
	"client_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_pkey" PRIMARY KEY("chat_id","seq")
);
--> statement-breakpoint
CREATE TABLE "shift_times" (
	"id" uuid PRIMARY KEY NOT NULL,
	"start_time" time(0) NOT NULL,
	"end_time" time(0) NOT NULL,
	CONSTRAINT "shift_times_hours_key" UNIQUE("start_time","end_time")
);
--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_assigned_agent_members_id_fk" FOREIGN KEY ("assigned_agent") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailed_links_member_id" ON "mailed_links" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_username_key" ON "members" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "members_email_key" ON "members" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "sessions_member_id" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chats_visitor_token_hash_key" ON "chats" USING btree ("visitor_token_hash");--> statement-breakpoint
CREATE INDEX "chats_waiting" ON "chats" USING btree ("id") WHERE "chats"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "chats_live" ON "chats" USING btree ("id") WHERE "chats"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "chats_ended" ON "chats" USING btree ("id") WHERE "chats"."status" = 'ended';--> statement-breakpoint
CREATE INDEX "chats_of_agent" ON "chats" USING btree ("assigned_agent","id") WHERE "chats"."status" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_id_key" ON "messages" USING btree ("chat_id","client_id",coalesce("sender_id", '00000000-0000-0000-0000-000000000000')) WHERE "messages"."client_id" IS NOT NULL;--> statement-breakpoint
-- Room on each page for the next version of a row: a new message changes its chat in place, touching no index.
ALTER TABLE "chats" SET (fillfactor = 70);

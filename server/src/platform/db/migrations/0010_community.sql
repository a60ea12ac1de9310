CREATE TABLE "follows" (
	"follower_id" uuid NOT NULL,
	"followed_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "follows_follower_id_followed_id_pk" PRIMARY KEY("follower_id","followed_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"content" text NOT NULL,
	"client_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "post_hashtags" (
	"tag" text NOT NULL,
	"post_id" uuid NOT NULL,
	CONSTRAINT "post_hashtags_tag_post_id_pk" PRIMARY KEY("tag","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_likes" (
	"post_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_likes_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "post_mentions" (
	"post_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "post_mentions_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"content" text NOT NULL,
	"is_public" boolean NOT NULL,
	"pinned_at" timestamp with time zone,
	"media_type" text,
	"media_id" uuid,
	"youtube_id" text,
	"media_title" text,
	"media_alt" text,
	"content_warning" text,
	"client_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"total_likes" integer DEFAULT 0 NOT NULL,
	"total_comments" integer DEFAULT 0 NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', lower(translate("posts"."content" || ' ' || coalesce("posts"."media_title", ''), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyy')))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"type" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"small_size" integer DEFAULT 0 NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid,
	"kind" text NOT NULL,
	"about_id" uuid NOT NULL,
	"post_id" uuid,
	"author_id" uuid,
	"content" text,
	"reason" text NOT NULL,
	"words" text,
	"at" timestamp with time zone NOT NULL,
	"verdict" text,
	"verdict_words" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"gone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"post_id" uuid,
	"comment_id" uuid,
	"words" text,
	"same_as" text,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"endpoint_hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"silent_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_preferences" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"chosen" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_suspensions" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"by" uuid
);
--> statement-breakpoint
CREATE TABLE "silences" (
	"member_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "silences_member_id_other_id_pk" PRIMARY KEY("member_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "avatar_id" uuid;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_members_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_followed_id_members_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_hashtags" ADD CONSTRAINT "post_hashtags_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_mentions" ADD CONSTRAINT "post_mentions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_mentions" ADD CONSTRAINT "post_mentions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_members_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_preferences" ADD CONSTRAINT "member_preferences_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_suspensions" ADD CONSTRAINT "community_suspensions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_suspensions" ADD CONSTRAINT "community_suspensions_by_members_id_fk" FOREIGN KEY ("by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "silences" ADD CONSTRAINT "silences_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "silences" ADD CONSTRAINT "silences_other_id_members_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follows_followed_id" ON "follows" USING btree ("followed_id","at");--> statement-breakpoint
CREATE INDEX "comments_post_id" ON "comments" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "comments_author_id" ON "comments" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_client_key" ON "comments" USING btree ("post_id","author_id","client_id") WHERE "comments"."client_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "post_hashtags_post_id" ON "post_hashtags" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_likes_latest" ON "post_likes" USING btree ("post_id","at");--> statement-breakpoint
CREATE INDEX "post_likes_member_id" ON "post_likes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "post_mentions_member_id" ON "post_mentions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "posts_author_id" ON "posts" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "posts_pinned" ON "posts" USING btree ("pinned_at") WHERE "posts"."pinned_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_media" ON "posts" USING btree ("media_type","id") WHERE "posts"."media_type" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_media_key" ON "posts" USING btree ("media_id") WHERE "posts"."media_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_created_at" ON "posts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "posts_open" ON "posts" USING btree ("id") WHERE "posts"."is_public" AND "posts"."hidden_at" IS NULL;--> statement-breakpoint
CREATE INDEX "posts_closed" ON "posts" USING btree ("author_id","id") WHERE NOT ("posts"."is_public" AND "posts"."hidden_at" IS NULL);--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_client_key" ON "posts" USING btree ("author_id","client_id") WHERE "posts"."client_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "media_owner_id" ON "media" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "reports" USING btree ("id") WHERE "reports"."verdict" IS NULL;--> statement-breakpoint
CREATE INDEX "reports_decided" ON "reports" USING btree ("decided_at") WHERE "reports"."verdict" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reports_about" ON "reports" USING btree ("kind","about_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once_key" ON "reports" USING btree ("reporter_id","kind","about_id") WHERE "reports"."verdict" IS NULL;--> statement-breakpoint
CREATE INDEX "reports_author_id" ON "reports" USING btree ("author_id") WHERE "reports"."author_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_member_id" ON "notifications" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("member_id","id") WHERE "notifications"."read_at" IS NULL;--> statement-breakpoint
CREATE INDEX "notifications_unmailed" ON "notifications" USING btree ("member_id") WHERE "notifications"."mailed_at" IS NULL AND "notifications"."read_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_same_key" ON "notifications" USING btree ("member_id","same_as") WHERE "notifications"."same_as" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_post_id" ON "notifications" USING btree ("post_id") WHERE "notifications"."post_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_comment_id" ON "notifications" USING btree ("comment_id") WHERE "notifications"."comment_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_actor_id" ON "notifications" USING btree ("actor_id") WHERE "notifications"."actor_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "push_subscriptions_member_id" ON "push_subscriptions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "silences_other_id" ON "silences" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "members_names" ON "members" USING gin (to_tsvector('simple', lower(translate("first_name" || ' ' || "last_name" || ' ' || coalesce("nickname", '') || ' ' || "username", 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ._-''’', 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyy     '))));
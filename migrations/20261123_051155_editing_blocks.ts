import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Six more blocks, films of public pages, and pictures of link previews. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_blocks_divider_look" AS ENUM('line', 'room');
  CREATE TYPE "public"."enum__pages_v_blocks_divider_look" AS ENUM('line', 'room');
  CREATE TYPE "public"."enum_products_blocks_divider_look" AS ENUM('line', 'room');
  CREATE TYPE "public"."enum__products_v_blocks_divider_look" AS ENUM('line', 'room');
  CREATE TABLE "pages_blocks_testimonials_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"name" varchar,
  	"about" varchar
  );
  
  CREATE TABLE "pages_blocks_testimonials" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_team_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" varchar,
  	"text" varchar,
  	"image_id" uuid
  );
  
  CREATE TABLE "pages_blocks_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_quote" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"name" varchar,
  	"about" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_statistics_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "pages_blocks_statistics" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"source" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"film_id" uuid,
  	"captions_id" uuid,
  	"poster_id" uuid,
  	"transcript" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_divider" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"look" "enum_pages_blocks_divider_look" DEFAULT 'line',
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_testimonials_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"name" varchar,
  	"about" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_testimonials" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_team_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"role" varchar,
  	"text" varchar,
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_quote" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"name" varchar,
  	"about" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_statistics_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"figure" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_statistics" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"source" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"film_id" uuid,
  	"captions_id" uuid,
  	"poster_id" uuid,
  	"transcript" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_divider" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"look" "enum__pages_v_blocks_divider_look" DEFAULT 'line',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "films" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "products_blocks_testimonials_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"name" varchar,
  	"about" varchar
  );
  
  CREATE TABLE "products_blocks_testimonials" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "products_blocks_team_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" varchar,
  	"text" varchar,
  	"image_id" uuid
  );
  
  CREATE TABLE "products_blocks_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "products_blocks_quote" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"name" varchar,
  	"about" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "products_blocks_statistics_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "products_blocks_statistics" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"source" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "products_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"film_id" uuid,
  	"captions_id" uuid,
  	"poster_id" uuid,
  	"transcript" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "products_blocks_divider" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"look" "enum_products_blocks_divider_look" DEFAULT 'line',
  	"block_name" varchar
  );
  
  CREATE TABLE "_products_v_blocks_testimonials_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"name" varchar,
  	"about" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_blocks_testimonials" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_products_v_blocks_team_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"role" varchar,
  	"text" varchar,
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_blocks_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_products_v_blocks_quote" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"name" varchar,
  	"about" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_products_v_blocks_statistics_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"figure" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_blocks_statistics" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"source" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_products_v_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"film_id" uuid,
  	"captions_id" uuid,
  	"poster_id" uuid,
  	"transcript" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_products_v_blocks_divider" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"look" "enum__products_v_blocks_divider_look" DEFAULT 'line',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  ALTER TABLE "pages" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "resources" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "_resources_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "films_id" uuid;
  ALTER TABLE "pages_blocks_testimonials_items" ADD CONSTRAINT "pages_blocks_testimonials_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_testimonials" ADD CONSTRAINT "pages_blocks_testimonials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_team_people" ADD CONSTRAINT "pages_blocks_team_people_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_team_people" ADD CONSTRAINT "pages_blocks_team_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_team" ADD CONSTRAINT "pages_blocks_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_quote" ADD CONSTRAINT "pages_blocks_quote_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_statistics_items" ADD CONSTRAINT "pages_blocks_statistics_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_statistics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_statistics" ADD CONSTRAINT "pages_blocks_statistics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_captions_id_films_id_fk" FOREIGN KEY ("captions_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_divider" ADD CONSTRAINT "pages_blocks_divider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_testimonials_items" ADD CONSTRAINT "_pages_v_blocks_testimonials_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_testimonials" ADD CONSTRAINT "_pages_v_blocks_testimonials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_team_people" ADD CONSTRAINT "_pages_v_blocks_team_people_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_team_people" ADD CONSTRAINT "_pages_v_blocks_team_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_team" ADD CONSTRAINT "_pages_v_blocks_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_quote" ADD CONSTRAINT "_pages_v_blocks_quote_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_statistics_items" ADD CONSTRAINT "_pages_v_blocks_statistics_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_statistics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_statistics" ADD CONSTRAINT "_pages_v_blocks_statistics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_captions_id_films_id_fk" FOREIGN KEY ("captions_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_divider" ADD CONSTRAINT "_pages_v_blocks_divider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_testimonials_items" ADD CONSTRAINT "products_blocks_testimonials_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_blocks_testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_testimonials" ADD CONSTRAINT "products_blocks_testimonials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_team_people" ADD CONSTRAINT "products_blocks_team_people_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_blocks_team_people" ADD CONSTRAINT "products_blocks_team_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_blocks_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_team" ADD CONSTRAINT "products_blocks_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_quote" ADD CONSTRAINT "products_blocks_quote_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_statistics_items" ADD CONSTRAINT "products_blocks_statistics_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_blocks_statistics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_statistics" ADD CONSTRAINT "products_blocks_statistics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_video" ADD CONSTRAINT "products_blocks_video_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_blocks_video" ADD CONSTRAINT "products_blocks_video_captions_id_films_id_fk" FOREIGN KEY ("captions_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_blocks_video" ADD CONSTRAINT "products_blocks_video_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_blocks_video" ADD CONSTRAINT "products_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_divider" ADD CONSTRAINT "products_blocks_divider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_testimonials_items" ADD CONSTRAINT "_products_v_blocks_testimonials_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_blocks_testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_testimonials" ADD CONSTRAINT "_products_v_blocks_testimonials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_team_people" ADD CONSTRAINT "_products_v_blocks_team_people_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_team_people" ADD CONSTRAINT "_products_v_blocks_team_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_blocks_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_team" ADD CONSTRAINT "_products_v_blocks_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_quote" ADD CONSTRAINT "_products_v_blocks_quote_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_statistics_items" ADD CONSTRAINT "_products_v_blocks_statistics_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_blocks_statistics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_statistics" ADD CONSTRAINT "_products_v_blocks_statistics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_video" ADD CONSTRAINT "_products_v_blocks_video_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_video" ADD CONSTRAINT "_products_v_blocks_video_captions_id_films_id_fk" FOREIGN KEY ("captions_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_video" ADD CONSTRAINT "_products_v_blocks_video_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_video" ADD CONSTRAINT "_products_v_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_divider" ADD CONSTRAINT "_products_v_blocks_divider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_testimonials_items_order_idx" ON "pages_blocks_testimonials_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_testimonials_items_parent_id_idx" ON "pages_blocks_testimonials_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_testimonials_items_locale_idx" ON "pages_blocks_testimonials_items" USING btree ("_locale");
  CREATE INDEX "pages_blocks_testimonials_order_idx" ON "pages_blocks_testimonials" USING btree ("_order");
  CREATE INDEX "pages_blocks_testimonials_parent_id_idx" ON "pages_blocks_testimonials" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_testimonials_path_idx" ON "pages_blocks_testimonials" USING btree ("_path");
  CREATE INDEX "pages_blocks_testimonials_locale_idx" ON "pages_blocks_testimonials" USING btree ("_locale");
  CREATE INDEX "pages_blocks_team_people_order_idx" ON "pages_blocks_team_people" USING btree ("_order");
  CREATE INDEX "pages_blocks_team_people_parent_id_idx" ON "pages_blocks_team_people" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_team_people_locale_idx" ON "pages_blocks_team_people" USING btree ("_locale");
  CREATE INDEX "pages_blocks_team_people_image_idx" ON "pages_blocks_team_people" USING btree ("image_id");
  CREATE INDEX "pages_blocks_team_order_idx" ON "pages_blocks_team" USING btree ("_order");
  CREATE INDEX "pages_blocks_team_parent_id_idx" ON "pages_blocks_team" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_team_path_idx" ON "pages_blocks_team" USING btree ("_path");
  CREATE INDEX "pages_blocks_team_locale_idx" ON "pages_blocks_team" USING btree ("_locale");
  CREATE INDEX "pages_blocks_quote_order_idx" ON "pages_blocks_quote" USING btree ("_order");
  CREATE INDEX "pages_blocks_quote_parent_id_idx" ON "pages_blocks_quote" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_quote_path_idx" ON "pages_blocks_quote" USING btree ("_path");
  CREATE INDEX "pages_blocks_quote_locale_idx" ON "pages_blocks_quote" USING btree ("_locale");
  CREATE INDEX "pages_blocks_statistics_items_order_idx" ON "pages_blocks_statistics_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_statistics_items_parent_id_idx" ON "pages_blocks_statistics_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_statistics_items_locale_idx" ON "pages_blocks_statistics_items" USING btree ("_locale");
  CREATE INDEX "pages_blocks_statistics_order_idx" ON "pages_blocks_statistics" USING btree ("_order");
  CREATE INDEX "pages_blocks_statistics_parent_id_idx" ON "pages_blocks_statistics" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_statistics_path_idx" ON "pages_blocks_statistics" USING btree ("_path");
  CREATE INDEX "pages_blocks_statistics_locale_idx" ON "pages_blocks_statistics" USING btree ("_locale");
  CREATE INDEX "pages_blocks_video_order_idx" ON "pages_blocks_video" USING btree ("_order");
  CREATE INDEX "pages_blocks_video_parent_id_idx" ON "pages_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_video_path_idx" ON "pages_blocks_video" USING btree ("_path");
  CREATE INDEX "pages_blocks_video_locale_idx" ON "pages_blocks_video" USING btree ("_locale");
  CREATE INDEX "pages_blocks_video_film_idx" ON "pages_blocks_video" USING btree ("film_id");
  CREATE INDEX "pages_blocks_video_captions_idx" ON "pages_blocks_video" USING btree ("captions_id");
  CREATE INDEX "pages_blocks_video_poster_idx" ON "pages_blocks_video" USING btree ("poster_id");
  CREATE INDEX "pages_blocks_divider_order_idx" ON "pages_blocks_divider" USING btree ("_order");
  CREATE INDEX "pages_blocks_divider_parent_id_idx" ON "pages_blocks_divider" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_divider_path_idx" ON "pages_blocks_divider" USING btree ("_path");
  CREATE INDEX "pages_blocks_divider_locale_idx" ON "pages_blocks_divider" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_testimonials_items_order_idx" ON "_pages_v_blocks_testimonials_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_testimonials_items_parent_id_idx" ON "_pages_v_blocks_testimonials_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_testimonials_items_locale_idx" ON "_pages_v_blocks_testimonials_items" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_testimonials_order_idx" ON "_pages_v_blocks_testimonials" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_testimonials_parent_id_idx" ON "_pages_v_blocks_testimonials" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_testimonials_path_idx" ON "_pages_v_blocks_testimonials" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_testimonials_locale_idx" ON "_pages_v_blocks_testimonials" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_team_people_order_idx" ON "_pages_v_blocks_team_people" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_team_people_parent_id_idx" ON "_pages_v_blocks_team_people" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_team_people_locale_idx" ON "_pages_v_blocks_team_people" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_team_people_image_idx" ON "_pages_v_blocks_team_people" USING btree ("image_id");
  CREATE INDEX "_pages_v_blocks_team_order_idx" ON "_pages_v_blocks_team" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_team_parent_id_idx" ON "_pages_v_blocks_team" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_team_path_idx" ON "_pages_v_blocks_team" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_team_locale_idx" ON "_pages_v_blocks_team" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_quote_order_idx" ON "_pages_v_blocks_quote" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_quote_parent_id_idx" ON "_pages_v_blocks_quote" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_quote_path_idx" ON "_pages_v_blocks_quote" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_quote_locale_idx" ON "_pages_v_blocks_quote" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_statistics_items_order_idx" ON "_pages_v_blocks_statistics_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_statistics_items_parent_id_idx" ON "_pages_v_blocks_statistics_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_statistics_items_locale_idx" ON "_pages_v_blocks_statistics_items" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_statistics_order_idx" ON "_pages_v_blocks_statistics" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_statistics_parent_id_idx" ON "_pages_v_blocks_statistics" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_statistics_path_idx" ON "_pages_v_blocks_statistics" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_statistics_locale_idx" ON "_pages_v_blocks_statistics" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_video_order_idx" ON "_pages_v_blocks_video" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_video_parent_id_idx" ON "_pages_v_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_video_path_idx" ON "_pages_v_blocks_video" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_video_locale_idx" ON "_pages_v_blocks_video" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_video_film_idx" ON "_pages_v_blocks_video" USING btree ("film_id");
  CREATE INDEX "_pages_v_blocks_video_captions_idx" ON "_pages_v_blocks_video" USING btree ("captions_id");
  CREATE INDEX "_pages_v_blocks_video_poster_idx" ON "_pages_v_blocks_video" USING btree ("poster_id");
  CREATE INDEX "_pages_v_blocks_divider_order_idx" ON "_pages_v_blocks_divider" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_divider_parent_id_idx" ON "_pages_v_blocks_divider" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_divider_path_idx" ON "_pages_v_blocks_divider" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_divider_locale_idx" ON "_pages_v_blocks_divider" USING btree ("_locale");
  CREATE INDEX "films_updated_at_idx" ON "films" USING btree ("updated_at");
  CREATE INDEX "films_created_at_idx" ON "films" USING btree ("created_at");
  CREATE INDEX "films_deleted_at_idx" ON "films" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "films_filename_idx" ON "films" USING btree ("filename");
  CREATE INDEX "products_blocks_testimonials_items_order_idx" ON "products_blocks_testimonials_items" USING btree ("_order");
  CREATE INDEX "products_blocks_testimonials_items_parent_id_idx" ON "products_blocks_testimonials_items" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_testimonials_items_locale_idx" ON "products_blocks_testimonials_items" USING btree ("_locale");
  CREATE INDEX "products_blocks_testimonials_order_idx" ON "products_blocks_testimonials" USING btree ("_order");
  CREATE INDEX "products_blocks_testimonials_parent_id_idx" ON "products_blocks_testimonials" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_testimonials_path_idx" ON "products_blocks_testimonials" USING btree ("_path");
  CREATE INDEX "products_blocks_testimonials_locale_idx" ON "products_blocks_testimonials" USING btree ("_locale");
  CREATE INDEX "products_blocks_team_people_order_idx" ON "products_blocks_team_people" USING btree ("_order");
  CREATE INDEX "products_blocks_team_people_parent_id_idx" ON "products_blocks_team_people" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_team_people_locale_idx" ON "products_blocks_team_people" USING btree ("_locale");
  CREATE INDEX "products_blocks_team_people_image_idx" ON "products_blocks_team_people" USING btree ("image_id");
  CREATE INDEX "products_blocks_team_order_idx" ON "products_blocks_team" USING btree ("_order");
  CREATE INDEX "products_blocks_team_parent_id_idx" ON "products_blocks_team" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_team_path_idx" ON "products_blocks_team" USING btree ("_path");
  CREATE INDEX "products_blocks_team_locale_idx" ON "products_blocks_team" USING btree ("_locale");
  CREATE INDEX "products_blocks_quote_order_idx" ON "products_blocks_quote" USING btree ("_order");
  CREATE INDEX "products_blocks_quote_parent_id_idx" ON "products_blocks_quote" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_quote_path_idx" ON "products_blocks_quote" USING btree ("_path");
  CREATE INDEX "products_blocks_quote_locale_idx" ON "products_blocks_quote" USING btree ("_locale");
  CREATE INDEX "products_blocks_statistics_items_order_idx" ON "products_blocks_statistics_items" USING btree ("_order");
  CREATE INDEX "products_blocks_statistics_items_parent_id_idx" ON "products_blocks_statistics_items" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_statistics_items_locale_idx" ON "products_blocks_statistics_items" USING btree ("_locale");
  CREATE INDEX "products_blocks_statistics_order_idx" ON "products_blocks_statistics" USING btree ("_order");
  CREATE INDEX "products_blocks_statistics_parent_id_idx" ON "products_blocks_statistics" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_statistics_path_idx" ON "products_blocks_statistics" USING btree ("_path");
  CREATE INDEX "products_blocks_statistics_locale_idx" ON "products_blocks_statistics" USING btree ("_locale");
  CREATE INDEX "products_blocks_video_order_idx" ON "products_blocks_video" USING btree ("_order");
  CREATE INDEX "products_blocks_video_parent_id_idx" ON "products_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_video_path_idx" ON "products_blocks_video" USING btree ("_path");
  CREATE INDEX "products_blocks_video_locale_idx" ON "products_blocks_video" USING btree ("_locale");
  CREATE INDEX "products_blocks_video_film_idx" ON "products_blocks_video" USING btree ("film_id");
  CREATE INDEX "products_blocks_video_captions_idx" ON "products_blocks_video" USING btree ("captions_id");
  CREATE INDEX "products_blocks_video_poster_idx" ON "products_blocks_video" USING btree ("poster_id");
  CREATE INDEX "products_blocks_divider_order_idx" ON "products_blocks_divider" USING btree ("_order");
  CREATE INDEX "products_blocks_divider_parent_id_idx" ON "products_blocks_divider" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_divider_path_idx" ON "products_blocks_divider" USING btree ("_path");
  CREATE INDEX "products_blocks_divider_locale_idx" ON "products_blocks_divider" USING btree ("_locale");
  CREATE INDEX "_products_v_blocks_testimonials_items_order_idx" ON "_products_v_blocks_testimonials_items" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_testimonials_items_parent_id_idx" ON "_products_v_blocks_testimonials_items" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_testimonials_items_locale_idx" ON "_products_v_blocks_testimonials_items" USING btree ("_locale");
  CREATE INDEX "_products_v_blocks_testimonials_order_idx" ON "_products_v_blocks_testimonials" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_testimonials_parent_id_idx" ON "_products_v_blocks_testimonials" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_testimonials_path_idx" ON "_products_v_blocks_testimonials" USING btree ("_path");
  CREATE INDEX "_products_v_blocks_testimonials_locale_idx" ON "_products_v_blocks_testimonials" USING btree ("_locale");
  CREATE INDEX "_products_v_blocks_team_people_order_idx" ON "_products_v_blocks_team_people" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_team_people_parent_id_idx" ON "_products_v_blocks_team_people" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_team_people_locale_idx" ON "_products_v_blocks_team_people" USING btree ("_locale");
  CREATE INDEX "_products_v_blocks_team_people_image_idx" ON "_products_v_blocks_team_people" USING btree ("image_id");
  CREATE INDEX "_products_v_blocks_team_order_idx" ON "_products_v_blocks_team" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_team_parent_id_idx" ON "_products_v_blocks_team" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_team_path_idx" ON "_products_v_blocks_team" USING btree ("_path");
  CREATE INDEX "_products_v_blocks_team_locale_idx" ON "_products_v_blocks_team" USING btree ("_locale");
  CREATE INDEX "_products_v_blocks_quote_order_idx" ON "_products_v_blocks_quote" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_quote_parent_id_idx" ON "_products_v_blocks_quote" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_quote_path_idx" ON "_products_v_blocks_quote" USING btree ("_path");
  CREATE INDEX "_products_v_blocks_quote_locale_idx" ON "_products_v_blocks_quote" USING btree ("_locale");
  CREATE INDEX "_products_v_blocks_statistics_items_order_idx" ON "_products_v_blocks_statistics_items" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_statistics_items_parent_id_idx" ON "_products_v_blocks_statistics_items" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_statistics_items_locale_idx" ON "_products_v_blocks_statistics_items" USING btree ("_locale");
  CREATE INDEX "_products_v_blocks_statistics_order_idx" ON "_products_v_blocks_statistics" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_statistics_parent_id_idx" ON "_products_v_blocks_statistics" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_statistics_path_idx" ON "_products_v_blocks_statistics" USING btree ("_path");
  CREATE INDEX "_products_v_blocks_statistics_locale_idx" ON "_products_v_blocks_statistics" USING btree ("_locale");
  CREATE INDEX "_products_v_blocks_video_order_idx" ON "_products_v_blocks_video" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_video_parent_id_idx" ON "_products_v_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_video_path_idx" ON "_products_v_blocks_video" USING btree ("_path");
  CREATE INDEX "_products_v_blocks_video_locale_idx" ON "_products_v_blocks_video" USING btree ("_locale");
  CREATE INDEX "_products_v_blocks_video_film_idx" ON "_products_v_blocks_video" USING btree ("film_id");
  CREATE INDEX "_products_v_blocks_video_captions_idx" ON "_products_v_blocks_video" USING btree ("captions_id");
  CREATE INDEX "_products_v_blocks_video_poster_idx" ON "_products_v_blocks_video" USING btree ("poster_id");
  CREATE INDEX "_products_v_blocks_divider_order_idx" ON "_products_v_blocks_divider" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_divider_parent_id_idx" ON "_products_v_blocks_divider" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_divider_path_idx" ON "_products_v_blocks_divider" USING btree ("_path");
  CREATE INDEX "_products_v_blocks_divider_locale_idx" ON "_products_v_blocks_divider" USING btree ("_locale");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resources" ADD CONSTRAINT "resources_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resources_v" ADD CONSTRAINT "_resources_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages" USING btree ("meta_image_id");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "resources_meta_meta_image_idx" ON "resources" USING btree ("meta_image_id");
  CREATE INDEX "_resources_v_version_meta_version_meta_image_idx" ON "_resources_v" USING btree ("version_meta_image_id");
  CREATE INDEX "payload_locked_documents_rels_films_id_idx" ON "payload_locked_documents_rels" USING btree ("films_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_blocks_testimonials_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_team_people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_team" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_quote" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_statistics_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_statistics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_divider" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_testimonials_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_team_people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_team" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_quote" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_statistics_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_statistics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_divider" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "films" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_testimonials_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_team_people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_team" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_quote" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_statistics_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_statistics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_divider" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_testimonials_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_team_people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_team" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_quote" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_statistics_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_statistics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_divider" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages_blocks_testimonials_items" CASCADE;
  DROP TABLE "pages_blocks_testimonials" CASCADE;
  DROP TABLE "pages_blocks_team_people" CASCADE;
  DROP TABLE "pages_blocks_team" CASCADE;
  DROP TABLE "pages_blocks_quote" CASCADE;
  DROP TABLE "pages_blocks_statistics_items" CASCADE;
  DROP TABLE "pages_blocks_statistics" CASCADE;
  DROP TABLE "pages_blocks_video" CASCADE;
  DROP TABLE "pages_blocks_divider" CASCADE;
  DROP TABLE "_pages_v_blocks_testimonials_items" CASCADE;
  DROP TABLE "_pages_v_blocks_testimonials" CASCADE;
  DROP TABLE "_pages_v_blocks_team_people" CASCADE;
  DROP TABLE "_pages_v_blocks_team" CASCADE;
  DROP TABLE "_pages_v_blocks_quote" CASCADE;
  DROP TABLE "_pages_v_blocks_statistics_items" CASCADE;
  DROP TABLE "_pages_v_blocks_statistics" CASCADE;
  DROP TABLE "_pages_v_blocks_video" CASCADE;
  DROP TABLE "_pages_v_blocks_divider" CASCADE;
  DROP TABLE "films" CASCADE;
  DROP TABLE "products_blocks_testimonials_items" CASCADE;
  DROP TABLE "products_blocks_testimonials" CASCADE;
  DROP TABLE "products_blocks_team_people" CASCADE;
  DROP TABLE "products_blocks_team" CASCADE;
  DROP TABLE "products_blocks_quote" CASCADE;
  DROP TABLE "products_blocks_statistics_items" CASCADE;
  DROP TABLE "products_blocks_statistics" CASCADE;
  DROP TABLE "products_blocks_video" CASCADE;
  DROP TABLE "products_blocks_divider" CASCADE;
  DROP TABLE "_products_v_blocks_testimonials_items" CASCADE;
  DROP TABLE "_products_v_blocks_testimonials" CASCADE;
  DROP TABLE "_products_v_blocks_team_people" CASCADE;
  DROP TABLE "_products_v_blocks_team" CASCADE;
  DROP TABLE "_products_v_blocks_quote" CASCADE;
  DROP TABLE "_products_v_blocks_statistics_items" CASCADE;
  DROP TABLE "_products_v_blocks_statistics" CASCADE;
  DROP TABLE "_products_v_blocks_video" CASCADE;
  DROP TABLE "_products_v_blocks_divider" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_meta_image_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk";
  
  ALTER TABLE "resources" DROP CONSTRAINT "resources_meta_image_id_media_id_fk";
  
  ALTER TABLE "_resources_v" DROP CONSTRAINT "_resources_v_version_meta_image_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_films_fk";
  
  DROP INDEX "pages_meta_meta_image_idx";
  DROP INDEX "_pages_v_version_meta_version_meta_image_idx";
  DROP INDEX "resources_meta_meta_image_idx";
  DROP INDEX "_resources_v_version_meta_version_meta_image_idx";
  DROP INDEX "payload_locked_documents_rels_films_id_idx";
  ALTER TABLE "pages" DROP COLUMN "meta_image_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "resources" DROP COLUMN "meta_image_id";
  ALTER TABLE "_resources_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "films_id";
  DROP TYPE "public"."enum_pages_blocks_divider_look";
  DROP TYPE "public"."enum__pages_v_blocks_divider_look";
  DROP TYPE "public"."enum_products_blocks_divider_look";
  DROP TYPE "public"."enum__products_v_blocks_divider_look";`)
}

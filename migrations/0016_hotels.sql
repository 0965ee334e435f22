CREATE TABLE `hotel` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`hotel_place_no` integer NOT NULL,
	`country_code` text NOT NULL,
	`sector` text,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`time_zone` text NOT NULL,
	`category` text NOT NULL,
	`chain` text,
	`keys` integer NOT NULL,
	`status_level` text,
	`currency` text NOT NULL,
	`booking_com_tenths` integer,
	`trip_advisor_halves` integer,
	`reservation_phone` text,
	`reservation_email` text,
	`is_chat_enabled` integer DEFAULT false NOT NULL,
	`has_to_be_invited` integer DEFAULT false NOT NULL,
	`is_reseller` integer DEFAULT false NOT NULL,
	`supports_instant_booking` integer DEFAULT false NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`facility_mask` integer DEFAULT 0 NOT NULL,
	`is_adults_only` integer DEFAULT false NOT NULL,
	`min_guest_age` integer,
	`max_age_infant` integer,
	`max_age_child` integer,
	`are_pets_allowed` integer DEFAULT false NOT NULL,
	`rank` integer DEFAULT 1000 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`hotel_place_no`) REFERENCES `hotel_place`(`no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "hotel_category_known" CHECK("hotel"."category" in ('4star','5star','palace')),
	CONSTRAINT "hotel_palace_in_france" CHECK("hotel"."category" <> 'palace' or "hotel"."country_code" = 'FR')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hotel_id_unique` ON `hotel` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `hotel_key_unique` ON `hotel` (`key`);--> statement-breakpoint
CREATE INDEX `hotel_country` ON `hotel` (`country_code`,`no`);--> statement-breakpoint
CREATE INDEX `hotel_hotel_place` ON `hotel` (`hotel_place_no`,`no`);--> statement-breakpoint
CREATE TABLE `hotel_facility` (
	`no` integer PRIMARY KEY NOT NULL,
	`scope` text NOT NULL,
	`key` text NOT NULL,
	`bit` integer NOT NULL,
	`name_en` text NOT NULL,
	`name_de` text NOT NULL,
	CONSTRAINT "hotel_facility_bit_holds" CHECK("hotel_facility"."bit" between 0 and 51)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hotel_facility_key` ON `hotel_facility` (`scope`,`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `hotel_facility_bit` ON `hotel_facility` (`scope`,`bit`);--> statement-breakpoint
CREATE TABLE `hotel_invitation` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`token_hash` text NOT NULL,
	`hotel_no` integer,
	`hotel_name` text NOT NULL,
	`city` text,
	`contact_name` text,
	`contact_email` text,
	`user_no` integer NOT NULL,
	`agency_no` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`expires_at` integer NOT NULL,
	`opened_at` integer,
	FOREIGN KEY (`hotel_no`) REFERENCES `hotel`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hotel_invitation_id_unique` ON `hotel_invitation` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `hotel_invitation_token_hash_unique` ON `hotel_invitation` (`token_hash`);--> statement-breakpoint
CREATE INDEX `hotel_invitation_agency` ON `hotel_invitation` (`agency_no`,`created_at`);--> statement-breakpoint
CREATE INDEX `hotel_invitation_hotel` ON `hotel_invitation` (`hotel_no`);--> statement-breakpoint
CREATE TABLE `hotel_picture` (
	`hotel_no` integer NOT NULL,
	`position` integer NOT NULL,
	`picture_hash` text NOT NULL,
	`file` text NOT NULL,
	`shows` text DEFAULT 'other' NOT NULL,
	`is_mirrored` integer DEFAULT false NOT NULL,
	`object_position` text,
	`alt_en` text,
	`alt_de` text,
	PRIMARY KEY(`hotel_no`, `position`),
	FOREIGN KEY (`hotel_no`) REFERENCES `hotel`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`picture_hash`) REFERENCES `picture`(`hash`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `hotel_picture_hash` ON `hotel_picture` (`picture_hash`);--> statement-breakpoint
CREATE TABLE `hotel_place` (
	`no` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`country_code` text NOT NULL,
	`name_en` text NOT NULL,
	`name_de` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`place_no` integer,
	FOREIGN KEY (`place_no`) REFERENCES `place`(`no`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hotel_place_key_unique` ON `hotel_place` (`key`);--> statement-breakpoint
CREATE INDEX `hotel_place_country` ON `hotel_place` (`country_code`,`no`);--> statement-breakpoint
CREATE INDEX `hotel_place_place` ON `hotel_place` (`place_no`);--> statement-breakpoint
CREATE TABLE `hotel_program` (
	`hotel_no` integer NOT NULL,
	`program_no` integer NOT NULL,
	PRIMARY KEY(`hotel_no`, `program_no`),
	FOREIGN KEY (`hotel_no`) REFERENCES `hotel`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`program_no`) REFERENCES `program`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hotel_program_program` ON `hotel_program` (`program_no`,`hotel_no`);--> statement-breakpoint
CREATE TABLE `hotel_text` (
	`hotel_no` integer NOT NULL,
	`language` text NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`hotel_no`, `language`),
	FOREIGN KEY (`hotel_no`) REFERENCES `hotel`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `inspiration_post` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`hotel_no` integer NOT NULL,
	`category` text NOT NULL,
	`markdown_en` text NOT NULL,
	`markdown_de` text NOT NULL,
	`pictures` text NOT NULL,
	`published_on` text NOT NULL,
	FOREIGN KEY (`hotel_no`) REFERENCES `hotel`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inspiration_post_id_unique` ON `inspiration_post` (`id`);--> statement-breakpoint
CREATE INDEX `inspiration_post_day` ON `inspiration_post` (`published_on`);--> statement-breakpoint
CREATE INDEX `inspiration_post_hotel` ON `inspiration_post` (`hotel_no`,`published_on`);--> statement-breakpoint
CREATE TABLE `sales_manager` (
	`hotel_no` integer NOT NULL,
	`position` integer NOT NULL,
	`full_name` text NOT NULL,
	`title` text,
	`email` text NOT NULL,
	`image_src` text,
	PRIMARY KEY(`hotel_no`, `position`),
	FOREIGN KEY (`hotel_no`) REFERENCES `hotel`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `hotel_season` (
	`no` integer PRIMARY KEY NOT NULL,
	`hotel_no` integer NOT NULL,
	`key` text NOT NULL,
	`first_night` text NOT NULL,
	`last_night` text NOT NULL,
	`weekend_mask` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`hotel_no`) REFERENCES `hotel`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "hotel_season_order" CHECK("hotel_season"."first_night" <= "hotel_season"."last_night"),
	CONSTRAINT "hotel_season_weekdays" CHECK("hotel_season"."weekend_mask" between 0 and 127)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hotel_season_key` ON `hotel_season` (`hotel_no`,`key`);--> statement-breakpoint
CREATE INDEX `hotel_season_nights` ON `hotel_season` (`hotel_no`,`first_night`,`last_night`,`weekend_mask`,`no`);--> statement-breakpoint
CREATE TABLE `rate_closure` (
	`no` integer PRIMARY KEY NOT NULL,
	`hotel_no` integer NOT NULL,
	`plan_no` integer,
	`kind` text NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	FOREIGN KEY (`hotel_no`) REFERENCES `hotel`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plan_no`) REFERENCES `rate_plan`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rate_closure_days` ON `rate_closure` (`hotel_no`,`first_day`,`last_day`,`kind`,`plan_no`);--> statement-breakpoint
CREATE TABLE `rate_plan` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`hotel_no` integer NOT NULL,
	`key` text NOT NULL,
	`position` integer NOT NULL,
	`meal_plan` text NOT NULL,
	`policy` text NOT NULL,
	`profile_mask` integer NOT NULL,
	`program_no` integer,
	`commission_percent` real NOT NULL,
	`payment_policy` text NOT NULL,
	`cancellation_policy` text NOT NULL,
	`extra_adult_minor` integer DEFAULT 0 NOT NULL,
	`child_supplements` text NOT NULL,
	`single_use_minor` integer DEFAULT 0 NOT NULL,
	`is_on_request` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`hotel_no`) REFERENCES `hotel`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`program_no`) REFERENCES `program`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "rate_plan_commission" CHECK("rate_plan"."commission_percent" between 0 and 50),
	CONSTRAINT "rate_plan_profiles" CHECK("rate_plan"."profile_mask" between 1 and 7)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rate_plan_id_unique` ON `rate_plan` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `rate_plan_key` ON `rate_plan` (`hotel_no`,`key`);--> statement-breakpoint
CREATE INDEX `rate_plan_hotel` ON `rate_plan` (`hotel_no`,`position`);--> statement-breakpoint
CREATE TABLE `rate_plan_text` (
	`plan_no` integer NOT NULL,
	`language` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`amenities_markdown` text,
	PRIMARY KEY(`plan_no`, `language`),
	FOREIGN KEY (`plan_no`) REFERENCES `rate_plan`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `room_rate` (
	`season_no` integer NOT NULL,
	`plan_no` integer NOT NULL,
	`room_no` integer NOT NULL,
	`nightly_minor` integer NOT NULL,
	`weekend_minor` integer,
	`public_minor` integer,
	`min_nights` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`season_no`, `plan_no`, `room_no`),
	FOREIGN KEY (`season_no`) REFERENCES `hotel_season`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plan_no`) REFERENCES `rate_plan`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`room_no`) REFERENCES `hotel_room`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "room_rate_positive" CHECK("room_rate"."nightly_minor" > 0 and "room_rate"."min_nights" >= 1)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `hotel_room` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`hotel_no` integer NOT NULL,
	`key` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`category` text NOT NULL,
	`beds` text NOT NULL,
	`num_bedrooms` integer DEFAULT 1 NOT NULL,
	`num_bathrooms` integer DEFAULT 1 NOT NULL,
	`size_sqm_min` integer,
	`size_sqm_max` integer,
	`outdoor_space_sqm_min` integer,
	`outdoor_space_sqm_max` integer,
	`facility_mask` integer DEFAULT 0 NOT NULL,
	`pets_allowed` integer DEFAULT false NOT NULL,
	`units` integer NOT NULL,
	`included_pax` integer NOT NULL,
	`videos` text NOT NULL,
	`interactive_renderings` text NOT NULL,
	FOREIGN KEY (`hotel_no`) REFERENCES `hotel`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "hotel_room_units" CHECK("hotel_room"."units" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hotel_room_id_unique` ON `hotel_room` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `hotel_room_key` ON `hotel_room` (`hotel_no`,`key`);--> statement-breakpoint
CREATE INDEX `hotel_room_order` ON `hotel_room` (`hotel_no`,`position`);--> statement-breakpoint
CREATE TABLE `hotel_room_picture` (
	`room_no` integer NOT NULL,
	`position` integer NOT NULL,
	`kind` text DEFAULT 'image' NOT NULL,
	`picture_hash` text NOT NULL,
	`file` text NOT NULL,
	`is_mirrored` integer DEFAULT false NOT NULL,
	`object_position` text,
	`alt_en` text,
	`alt_de` text,
	PRIMARY KEY(`room_no`, `position`),
	FOREIGN KEY (`room_no`) REFERENCES `hotel_room`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`picture_hash`) REFERENCES `picture`(`hash`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `hotel_room_picture_hash` ON `hotel_room_picture` (`picture_hash`);--> statement-breakpoint
CREATE TABLE `hotel_room_text` (
	`room_no` integer NOT NULL,
	`language` text NOT NULL,
	`description_markdown` text NOT NULL,
	`facilities_markdown` text,
	`views_from_room` text NOT NULL,
	PRIMARY KEY(`room_no`, `language`),
	FOREIGN KEY (`room_no`) REFERENCES `hotel_room`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `room_night` (
	`room_no` integer NOT NULL,
	`night` text NOT NULL,
	`hotel_no` integer NOT NULL,
	`taken` integer NOT NULL,
	`units` integer NOT NULL,
	PRIMARY KEY(`room_no`, `night`),
	FOREIGN KEY (`room_no`) REFERENCES `hotel_room`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "room_night_not_oversold" CHECK("room_night"."taken" between 0 and "room_night"."units")
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `room_night_full` ON `room_night` (`hotel_no`,`night`,`room_no`) WHERE "taken" >= "units";
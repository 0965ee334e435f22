CREATE TABLE `catalogue_import` (
	`no` integer PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`published_at` integer,
	`note` text
);
--> statement-breakpoint
CREATE TABLE `catalogue_stage` (
	`no` integer PRIMARY KEY NOT NULL,
	`rows` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `catalogue_stage_stay` (
	`no` integer PRIMARY KEY NOT NULL,
	`property_key` text NOT NULL,
	`check_in` text NOT NULL,
	`check_out` text NOT NULL,
	`level` integer NOT NULL,
	`status` text,
	`price_minor` integer,
	`is_first` integer NOT NULL
);

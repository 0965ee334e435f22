CREATE TABLE `uploaded_picture` (
	`hash` text PRIMARY KEY NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`dominant_colour` text NOT NULL,
	`source_type` text NOT NULL,
	`is_plan` integer NOT NULL,
	`unfinished` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`claimed_until` integer,
	`failed_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `uploaded_picture_due` ON `uploaded_picture` (`due_at`) WHERE "unfinished" <> '[]' and "failed_at" is null;
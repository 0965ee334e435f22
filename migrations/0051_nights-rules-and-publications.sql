ALTER TABLE `room_night` ADD `min_nights` integer;--> statement-breakpoint
ALTER TABLE `room_night` ADD `is_arrival_closed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `room_night` ADD `is_stopped` integer DEFAULT false NOT NULL;--> statement-breakpoint
DROP INDEX `room_night_full`;--> statement-breakpoint
CREATE INDEX `room_night_unsold` ON `room_night` (`hotel_no`,`night`,`room_no`) WHERE "taken" >= "units" or "is_stopped";--> statement-breakpoint
CREATE INDEX `room_night_rule` ON `room_night` (`hotel_no`,`night`,`room_no`,`min_nights`,`is_arrival_closed`) WHERE "min_nights" is not null or "is_arrival_closed";--> statement-breakpoint
CREATE TABLE `draft` (
	`subject_id` text NOT NULL,
	`area` text NOT NULL,
	`body` text NOT NULL,
	`undo` text DEFAULT '[]' NOT NULL,
	`revision` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`user_no` integer,
	PRIMARY KEY(`subject_id`, `area`),
	FOREIGN KEY (`user_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `draft_user` ON `draft` (`user_no`);--> statement-breakpoint
CREATE TABLE `publication` (
	`no` integer PRIMARY KEY NOT NULL,
	`subject_id` text NOT NULL,
	`area` text NOT NULL,
	`number` integer NOT NULL,
	`body` text NOT NULL,
	`changes` integer NOT NULL,
	`restores` integer,
	`published_at` integer NOT NULL,
	`user_no` integer,
	FOREIGN KEY (`user_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `publication_number` ON `publication` (`subject_id`,`area`,`number`);--> statement-breakpoint
CREATE INDEX `publication_user` ON `publication` (`user_no`);

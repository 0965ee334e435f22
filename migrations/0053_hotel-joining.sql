CREATE TABLE `hotel_joining` (
	`invitation_no` integer PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`full_name` text NOT NULL,
	`position` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`hotel_name` text NOT NULL,
	`city` text NOT NULL,
	`rooms` integer,
	`website` text,
	`note` text,
	`accepted_at` integer NOT NULL,
	`user_no` integer,
	`asked_at` integer,
	`decided_at` integer,
	`reason` text,
	FOREIGN KEY (`invitation_no`) REFERENCES `hotel_invitation`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "hotel_joining_state_known" CHECK("hotel_joining"."state" in ('started','pending','confirmed','refused'))
);
--> statement-breakpoint
CREATE INDEX `hotel_joining_state` ON `hotel_joining` (`state`,`asked_at`);--> statement-breakpoint
CREATE INDEX `hotel_joining_user` ON `hotel_joining` (`user_no`);--> statement-breakpoint
ALTER TABLE `hotel_invitation` ADD `request_key` text;--> statement-breakpoint
ALTER TABLE `hotel_invitation` ADD `used_at` integer;--> statement-breakpoint
ALTER TABLE `hotel_invitation` ADD `revoked_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `hotel_invitation_request_key_unique` ON `hotel_invitation` (`request_key`);
CREATE TABLE `notice_setting` (
	`user_no` integer NOT NULL,
	`notice_group` text NOT NULL,
	`is_shown` integer DEFAULT true NOT NULL,
	`is_mailed` integer DEFAULT true NOT NULL,
	PRIMARY KEY(`user_no`, `notice_group`),
	FOREIGN KEY (`user_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `team_invitation` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`token_hash` text NOT NULL,
	`agency_no` integer,
	`operator_no` integer,
	`email` text NOT NULL,
	`rank` text NOT NULL,
	`user_no` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`expires_at` integer NOT NULL,
	`accepted_at` integer,
	`accepted_no` integer,
	`revoked_at` integer,
	FOREIGN KEY (`agency_no`) REFERENCES `travel_agency`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`operator_no`) REFERENCES `operator`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`accepted_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "team_invitation_team" CHECK(("team_invitation"."agency_no" is null) <> ("team_invitation"."operator_no" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_invitation_id_unique` ON `team_invitation` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `team_invitation_token_hash_unique` ON `team_invitation` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `team_invitation_agency` ON `team_invitation` (`agency_no`,`email`) WHERE "agency_no" is not null and "accepted_at" is null and "revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `team_invitation_operator` ON `team_invitation` (`operator_no`,`email`) WHERE "operator_no" is not null and "accepted_at" is null and "revoked_at" is null;--> statement-breakpoint
CREATE INDEX `team_invitation_user` ON `team_invitation` (`user_no`);--> statement-breakpoint
CREATE INDEX `team_invitation_accepted` ON `team_invitation` (`accepted_no`);--> statement-breakpoint
CREATE INDEX `team_invitation_expiry` ON `team_invitation` (`expires_at`);--> statement-breakpoint
ALTER TABLE `travel_agency` ADD `legal_name` text;--> statement-breakpoint
ALTER TABLE `travel_agency` ADD `street` text;--> statement-breakpoint
ALTER TABLE `travel_agency` ADD `postal_code` text;--> statement-breakpoint
ALTER TABLE `travel_agency` ADD `town` text;--> statement-breakpoint
ALTER TABLE `travel_agency` ADD `country_code` text;--> statement-breakpoint
ALTER TABLE `travel_agency` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `travel_agency` ADD `vat_id` text;--> statement-breakpoint
ALTER TABLE `user` ADD `is_operator_manager` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `away_until` text;--> statement-breakpoint
ALTER TABLE `user` ADD `stand_in_no` integer REFERENCES user(no) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `locked_at` integer;--> statement-breakpoint
CREATE INDEX `user_operator` ON `user` (`operator_no`);--> statement-breakpoint
CREATE INDEX `user_stand_in` ON `user` (`stand_in_no`);--> statement-breakpoint
UPDATE `user` SET `is_operator_manager` = 1 WHERE `role` = 'operator' AND `operator_no` IS NOT NULL;

CREATE TABLE `api_key` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`token_hash` text NOT NULL,
	`ending` text NOT NULL,
	`agency_no` integer,
	`operator_no` integer,
	`user_no` integer NOT NULL,
	`name` text NOT NULL,
	`scopes` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`made_by_no` integer,
	`expires_at` integer,
	`last_used_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`agency_no`) REFERENCES `travel_agency`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`operator_no`) REFERENCES `operator`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`made_by_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "api_key_team" CHECK(("api_key"."agency_no" is null) <> ("api_key"."operator_no" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_key_id_unique` ON `api_key` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `api_key_token_hash_unique` ON `api_key` (`token_hash`);--> statement-breakpoint
CREATE INDEX `api_key_agency` ON `api_key` (`agency_no`);--> statement-breakpoint
CREATE INDEX `api_key_operator` ON `api_key` (`operator_no`);--> statement-breakpoint
CREATE INDEX `api_key_user` ON `api_key` (`user_no`);--> statement-breakpoint
CREATE INDEX `api_key_maker` ON `api_key` (`made_by_no`);
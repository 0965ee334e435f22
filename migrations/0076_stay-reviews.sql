CREATE TABLE `stay_review` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`lead_no` integer NOT NULL,
	`property_no` integer,
	`stay_month` text NOT NULL,
	`rating` integer NOT NULL,
	`text` text,
	`language` text NOT NULL,
	`may_publish` integer NOT NULL,
	`first_name` text,
	`country` text,
	`state` text DEFAULT 'new' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`reply` text,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "stay_review_state_known" CHECK("stay_review"."state" in ('new','released','internal')),
	CONSTRAINT "stay_review_rating" CHECK("stay_review"."rating" between 1 and 5),
	CONSTRAINT "stay_review_consent" CHECK("stay_review"."state" <> 'released' or ("stay_review"."may_publish" and "stay_review"."first_name" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stay_review_id_unique` ON `stay_review` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `stay_review_lead_no_unique` ON `stay_review` (`lead_no`);--> statement-breakpoint
CREATE INDEX `stay_review_released` ON `stay_review` (`property_no`,`stay_month`,`no`) WHERE "state" = 'released';--> statement-breakpoint
CREATE INDEX `stay_review_state` ON `stay_review` (`state`,`updated_at`,`no`);--> statement-breakpoint
CREATE INDEX `stay_review_time` ON `stay_review` (`updated_at`,`no`);--> statement-breakpoint
CREATE INDEX `stay_review_property` ON `stay_review` (`property_no`,`updated_at`,`no`);--> statement-breakpoint
CREATE TABLE `stay_thanks` (
	`lead_no` integer PRIMARY KEY NOT NULL,
	`receiver` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "stay_thanks_receiver_known" CHECK("stay_thanks"."receiver" in ('client','agent','none'))
);

CREATE TABLE `client_notice` (
	`no` integer PRIMARY KEY NOT NULL,
	`lead_no` integer NOT NULL,
	`kind` text NOT NULL,
	`about` text NOT NULL,
	`receiver` text NOT NULL,
	`minor` integer,
	`currency` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "client_notice_kind_known" CHECK("client_notice"."kind" in ('received','receivedReversed','depositReceived','depositReversed','refund','depositReturned','needs','needsLast')),
	CONSTRAINT "client_notice_receiver_known" CHECK("client_notice"."receiver" in ('client','agent'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `client_notice_once` ON `client_notice` (`lead_no`,`kind`,`about`);--> statement-breakpoint
DROP INDEX `payment_reminder_once`;--> statement-breakpoint
ALTER TABLE `payment_reminder` ADD `is_deposit` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `payment_reminder_once` ON `payment_reminder` (`lead_no`,`due_date`,`kind`,`is_deposit`);--> statement-breakpoint
ALTER TABLE `payment` ADD `told_at` integer;--> statement-breakpoint
ALTER TABLE `payment` ADD `reversal_told_at` integer;--> statement-breakpoint
CREATE INDEX `payment_untold` ON `payment` (`created_at`) WHERE "told_at" is null;--> statement-breakpoint
CREATE INDEX `payment_reversal_untold` ON `payment` (`reversed_at`) WHERE "reversed_at" is not null and "reversal_told_at" is null;--> statement-breakpoint
ALTER TABLE `refund` ADD `told_at` integer;--> statement-breakpoint
CREATE INDEX `refund_untold` ON `refund` (`updated_at`) WHERE "state" = 'paid' and "told_at" is null;--> statement-breakpoint
-- What came in and went before there were these mails is told no more.
UPDATE `payment` SET `told_at` = `created_at`, `reversal_told_at` = `created_at`;--> statement-breakpoint
UPDATE `refund` SET `told_at` = `updated_at` WHERE "state" = 'paid';

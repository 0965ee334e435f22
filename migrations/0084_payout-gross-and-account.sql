ALTER TABLE `payout` ADD `account_end` text;--> statement-breakpoint
ALTER TABLE `payout_item` ADD `gross_minor` integer;
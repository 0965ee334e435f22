ALTER TABLE `concierge_job` ADD `reminders_stopped_at` integer;--> statement-breakpoint
ALTER TABLE `concierge_link` ADD `confirmed_told_at` integer;--> statement-breakpoint
ALTER TABLE `concierge_link` ADD `changed_at` integer;--> statement-breakpoint
CREATE INDEX `concierge_link_unconfirmed` ON `concierge_link` (`job_no`) WHERE "state" in ('open', 'answered') and "confirmed_told_at" is null;--> statement-breakpoint
CREATE INDEX `concierge_link_changed` ON `concierge_link` (`changed_at`) WHERE "changed_at" is not null;--> statement-breakpoint
-- What was confirmed before is no news to its supplier.
UPDATE `concierge_link` SET `confirmed_told_at` = `created_at` WHERE `job_no` IN (SELECT `no` FROM `concierge_job` WHERE `state` IN ('confirmed', 'done'));

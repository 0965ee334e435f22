DROP INDEX `lead_booked_until`;--> statement-breakpoint
CREATE INDEX `lead_status_end` ON `lead` (`status`,`check_out`,`no`);
DROP INDEX `lead_desk`;--> statement-breakpoint
CREATE INDEX `lead_desk` ON `lead` (`status`,`property_no`,`check_in`,`check_out`,`deleted_at`);
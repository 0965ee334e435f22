ALTER TABLE `lead` ADD `origin` text;--> statement-breakpoint
ALTER TABLE `lead` ADD `reminded_at` integer;--> statement-breakpoint
CREATE INDEX `lead_agency_last_name` ON `lead` (`agency_no`,"client_last_name" collate nocase);--> statement-breakpoint
CREATE INDEX `lead_agency_first_name` ON `lead` (`agency_no`,"client_first_name" collate nocase);--> statement-breakpoint
CREATE INDEX `lead_agency_client` ON `lead` (`agency_no`,"client_reference" collate nocase);--> statement-breakpoint
ALTER TABLE `operator` ADD `option_hours` integer;
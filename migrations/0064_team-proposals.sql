ALTER TABLE `proposal` ADD `enquiry_no` integer REFERENCES enquiry(no) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `proposal_enquiry` ON `proposal` (`enquiry_no`);--> statement-breakpoint
ALTER TABLE `travel_agency` ADD `team_brand_key` text REFERENCES brand(key);--> statement-breakpoint
CREATE UNIQUE INDEX `travel_agency_team_brand_key_unique` ON `travel_agency` (`team_brand_key`);--> statement-breakpoint
ALTER TABLE `user` ADD `capabilities` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `enquiry_time` ON `enquiry` (`created_at`);--> statement-breakpoint
CREATE INDEX `enquiry_state_time` ON `enquiry` (`state`,`created_at`);
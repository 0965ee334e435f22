CREATE TABLE `lead_edit` (
	`no` integer PRIMARY KEY NOT NULL,
	`lead_no` integer NOT NULL,
	`version` integer NOT NULL,
	`field` text NOT NULL,
	`before` text,
	`after` text,
	`actor` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_edit_field` ON `lead_edit` (`lead_no`,`version`,`field`);--> statement-breakpoint
ALTER TABLE `lead` ADD `internal_note` text;--> statement-breakpoint
CREATE INDEX `concierge_service_name_en` ON `concierge_service` ("name_en" collate nocase);--> statement-breakpoint
CREATE INDEX `concierge_service_name_de` ON `concierge_service` ("name_de" collate nocase);--> statement-breakpoint
CREATE INDEX `concierge_supplier_name` ON `concierge_supplier` ("name" collate nocase);--> statement-breakpoint
CREATE INDEX `operator_name` ON `operator` ("name" collate nocase);--> statement-breakpoint
CREATE INDEX `place_key` ON `place` (`slug`);--> statement-breakpoint
CREATE INDEX `place_name_en` ON `place` ("name_en" collate nocase);--> statement-breakpoint
CREATE INDEX `place_name_de` ON `place` ("name_de" collate nocase);--> statement-breakpoint
CREATE INDEX `property_facility_facility` ON `property_facility` (`facility_no`);
ALTER TABLE `inspiration_post` RENAME COLUMN "category" TO "category_en";--> statement-breakpoint
ALTER TABLE `inspiration_post` ADD `category_de` text;--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_conversation` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`brand_key` text NOT NULL,
	`hotel_no` integer,
	`hotel_name` text NOT NULL,
	`agency_no` integer NOT NULL,
	`user_no` integer,
	`lead_no` integer,
	`client_first_name` text NOT NULL,
	`client_last_name` text NOT NULL,
	`amex_tier` text,
	`tls` text,
	`cc` text,
	`stay` text,
	`last_sequence` integer DEFAULT 0 NOT NULL,
	`last_message_at` integer NOT NULL,
	`origin` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`hotel_no`) REFERENCES `hotel`(`no`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`agency_no`) REFERENCES `travel_agency`(`no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `__new_conversation`("no", "id", "brand_key", "hotel_no", "hotel_name", "agency_no", "user_no", "lead_no", "client_first_name", "client_last_name", "amex_tier", "tls", "cc", "stay", "last_sequence", "last_message_at", "origin", "created_at") SELECT "no", "id", "brand_key", "hotel_no", (select "name" from `hotel` where `hotel`.`no` = "hotel_no"), "agency_no", "user_no", "lead_no", "client_first_name", "client_last_name", "amex_tier", "tls", "cc", "stay", "last_sequence", "last_message_at", "origin", "created_at" FROM `conversation`;--> statement-breakpoint
DROP TABLE `conversation`;--> statement-breakpoint
ALTER TABLE `__new_conversation` RENAME TO `conversation`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_id_unique` ON `conversation` (`id`);--> statement-breakpoint
CREATE INDEX `conversation_agency` ON `conversation` (`agency_no`,`last_message_at`);--> statement-breakpoint
CREATE INDEX `conversation_hotel` ON `conversation` (`hotel_no`,`last_message_at`);--> statement-breakpoint
CREATE INDEX `conversation_time` ON `conversation` (`last_message_at`);--> statement-breakpoint
CREATE INDEX `conversation_lead` ON `conversation` (`lead_no`);--> statement-breakpoint
CREATE INDEX `conversation_user` ON `conversation` (`user_no`);--> statement-breakpoint
CREATE INDEX `conversation_client` ON `conversation` ("client_last_name" collate nocase,"client_first_name" collate nocase);--> statement-breakpoint
ALTER TABLE `hotel_invitation` ADD `message` text;--> statement-breakpoint
CREATE INDEX `hotel_invitation_end` ON `hotel_invitation` (`expires_at`);--> statement-breakpoint
CREATE INDEX `hotel_invitation_contact` ON `hotel_invitation` ("contact_email" collate nocase);
CREATE INDEX `enquiry_email` ON `enquiry` ("email" collate nocase);--> statement-breakpoint
CREATE INDEX `enquiry_full_name` ON `enquiry` ("full_name" collate nocase);--> statement-breakpoint
CREATE INDEX `lead_email` ON `lead` ("email" collate nocase);--> statement-breakpoint
CREATE INDEX `lead_client_name` ON `lead` ("client_last_name" collate nocase,"client_first_name" collate nocase);--> statement-breakpoint
CREATE INDEX `mail_outbox_to` ON `mail_outbox` ("to_address" collate nocase);
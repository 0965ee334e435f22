ALTER TABLE `lead` ADD `cancellation_fee_minor` integer;--> statement-breakpoint
ALTER TABLE `lead_event` ADD `change` text;

ALTER TABLE `night_block` ADD `kind` text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE `night_block` ADD `expires_at` integer;--> statement-breakpoint
ALTER TABLE `night_block` ADD `price_minor` integer;--> statement-breakpoint
CREATE INDEX `night_block_expiry` ON `night_block` (`expires_at`) WHERE "ended_at" is null and "expires_at" is not null;
ALTER TABLE `mail_outbox` ADD `list_unsubscribe` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscription` ADD `id` text NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_subscription` ADD `token_expires_at` integer NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_subscription` ADD `unsubscribe_token` text NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_subscription` ADD `unsubscribed_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscription_id_unique` ON `newsletter_subscription` (`id`);--> statement-breakpoint
CREATE INDEX `newsletter_unsubscribe_token` ON `newsletter_subscription` (`unsubscribe_token`);--> statement-breakpoint
CREATE INDEX `newsletter_consent_time` ON `newsletter_subscription` (`state`,`consented_at`);
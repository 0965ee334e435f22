DROP INDEX `refund_untold`;--> statement-breakpoint
CREATE INDEX `refund_untold` ON `refund` (`updated_at`) WHERE "paid_on" is not null and "told_at" is null;
DROP INDEX `refund_lead`;--> statement-breakpoint
CREATE INDEX `refund_lead` ON `refund` (`lead_no`,`kind`,`state`,`no`);
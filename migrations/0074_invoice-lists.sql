CREATE INDEX `invoice_kind` ON `invoice` (`kind`,`issued_on`,`no`);--> statement-breakpoint
CREATE INDEX `invoice_brand` ON `invoice` (`brand_key`,`issued_on`,`no`);
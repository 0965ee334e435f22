CREATE TABLE `held_invoice` (
	`lead_no` integer PRIMARY KEY NOT NULL,
	`brand_key` text NOT NULL,
	`operator_no` integer,
	`gaps` text NOT NULL,
	`is_forced` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`tried_at` integer NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`operator_no`) REFERENCES `operator`(`no`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "held_invoice_gaps" CHECK("held_invoice"."gaps" in ('address', 'vatId', 'address,vatId', 'error'))
);
--> statement-breakpoint
CREATE INDEX `held_invoice_issuer` ON `held_invoice` (`brand_key`,`operator_no`,`gaps`);--> statement-breakpoint
CREATE INDEX `held_invoice_tried` ON `held_invoice` (`tried_at`);
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_held_invoice` (
	`lead_no` integer NOT NULL,
	`subject` text DEFAULT 'stay' NOT NULL,
	`brand_key` text NOT NULL,
	`operator_no` integer,
	`gaps` text NOT NULL,
	`is_forced` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`tried_at` integer NOT NULL,
	PRIMARY KEY(`lead_no`, `subject`),
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`operator_no`) REFERENCES `operator`(`no`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "held_invoice_subject" CHECK("__new_held_invoice"."subject" in ('stay','services')),
	CONSTRAINT "held_invoice_gaps" CHECK("__new_held_invoice"."gaps" in ('address', 'vatId', 'address,vatId', 'error'))
);
--> statement-breakpoint
INSERT INTO `__new_held_invoice`("lead_no", "subject", "brand_key", "operator_no", "gaps", "is_forced", "created_at", "tried_at") SELECT "lead_no", 'stay', "brand_key", "operator_no", "gaps", "is_forced", "created_at", "tried_at" FROM `held_invoice`;--> statement-breakpoint
DROP TABLE `held_invoice`;--> statement-breakpoint
ALTER TABLE `__new_held_invoice` RENAME TO `held_invoice`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `held_invoice_issuer` ON `held_invoice` (`brand_key`,`operator_no`,`gaps`);--> statement-breakpoint
CREATE INDEX `held_invoice_tried` ON `held_invoice` (`tried_at`);--> statement-breakpoint
ALTER TABLE `invoice` ADD `job_no` integer REFERENCES concierge_job(no);--> statement-breakpoint
CREATE INDEX `invoice_job` ON `invoice` (`job_no`);